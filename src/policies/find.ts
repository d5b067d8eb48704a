/** Finds policies and versions by the names that people type. */
import { listed } from '../lint/lists.ts';
import type { Policy, PolicyVersion } from './library.ts';

/** @throws with the list of policies when there is no such one */
export function findPolicy(policies: readonly Policy[], id: string): Policy {
  const policy = policies.find((one) => one.id === id);
  if (!policy) throw new Error(`There is no policy "${id}". Policies: ${listed(policies.map((one) => one.id))}.`);
  return policy;
}

/** @throws with the list of versions when there is no such one */
export function findVersion(policy: Policy, day: string): PolicyVersion {
  const version = policy.versions.find((one) => one.day === day);
  if (!version) {
    throw new Error(
      `${policy.id} has no version of ${day}. Versions: ${listed(policy.versions.map((one) => one.day))}.`,
    );
  }
  return version;
}
