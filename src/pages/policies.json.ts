import type { APIRoute } from 'astro';
import { pagePath } from '../site/routes.ts';
import { changesId, markdownPath, pdfPath, versionId } from '../policies/addresses.ts';
import { previousOf, publicVersions } from '../policies/library.ts';
import { pdfCompiler } from '../policies/pdf/compiler.ts';
import { getPolicies } from '../policy/policyPages.ts';

/** All public versions of policies, in machine-readable form. */
export const GET: APIRoute = async ({ site }) => {
  const absolute = (path: string): string => new URL(path, site).href;
  const hasPdf = (await pdfCompiler()) !== undefined;
  const policies = (await getPolicies()).map((policy) => ({
    id: policy.id,
    versions: publicVersions(policy).map((version) => ({
      effective: version.details.dated === 'month' ? version.day.slice(0, 7) : version.day,
      state: version.state === 'inForce' ? 'in force' : version.state,
      ...(version.supersededOn !== undefined && { superseded: version.supersededOn }),
      ...(version.details.announced !== undefined && { announced: version.details.announced }),
      texts: [...version.texts.values()].map(({ locale, fields, sha256, record }) => ({
        language: locale,
        title: fields.title,
        page: absolute(pagePath(versionId(version), locale)),
        ...(previousOf(policy, version) && { changes: absolute(pagePath(changesId(version), locale)) }),
        markdown: absolute(markdownPath(version, locale)),
        ...(hasPdf && { pdf: absolute(pdfPath(version, locale)) }),
        sha256,
        recorded: record?.recorded ?? null,
        ...(record && record.earlier.length > 0 && { earlier: record.earlier }),
      })),
      corrections: version.details.corrections,
    })),
  }));
  return new Response(`${JSON.stringify({ policies }, undefined, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
};
