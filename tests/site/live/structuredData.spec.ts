/** Checks structured data against the requirements of schema.org and search engines. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { BreadcrumbListLeaf, DigitalDocumentLeaf, ListItemLeaf, OrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import { siteUrl } from '../../../src/site/siteUrl.ts';
import { elements } from '../markup.ts';
import { fileOf, site } from '../pages.ts';

type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string };

/** Required properties by type. The compiler knows the names from schema.org. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'sameAs'] satisfies (keyof OrganizationLeaf)[],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'] satisfies (keyof WebSiteLeaf)[],
  BreadcrumbList: ['itemListElement'] satisfies (keyof BreadcrumbListLeaf)[],
  DigitalDocument: ['name', 'url', 'version', 'temporalCoverage', 'publisher'] satisfies (keyof DigitalDocumentLeaf)[],
  ListItem: ['position', 'name', 'item'] satisfies (keyof ListItemLeaf)[],
};

/** Properties with a URL of this site. */
const ownAddresses = ['@id', 'url', 'logo', 'item'];

/** A node and every node inside it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

for (const { path } of site.visits) {
  test(`the structured data of ${path} is complete, and its absolute URLs exist`, () => {
    const html = readFileSync(fileOf(path), 'utf8');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(blocks).toHaveLength(1);
    const graph = JSON.parse(blocks[0] ?? '') as { '@context': string; '@graph': Node[] };
    expect(graph['@context']).toBe('https://schema.org');
    const nodes = nodesIn(graph['@graph']);
    const named = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
    for (const node of nodes) {
      const type = node['@type'];
      // A node without a type references another by id.
      if (type === undefined) expect(named, JSON.stringify(node)).toContain(node['@id']);
      else expect(Object.keys(required)).toContain(type);
      for (const property of required[type ?? ''] ?? [])
        expect(node[property], `${type ?? ''}.${property}`).toBeTruthy();
      for (const property of ownAddresses.filter((name) => name in node)) {
        const address = new URL(String(node[property]));
        expect(address.origin, property).toBe(siteUrl());
        expect(existsSync(fileOf(address.pathname)) || existsSync(`dist${address.pathname}`), address.href).toBe(true);
      }
      for (const address of (node['sameAs'] ?? []) as string[]) expect(new URL(address).protocol).toBe('https:');
    }
    const steps = nodes.filter((node) => node['@type'] === 'ListItem');
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    const canonical = elements(html, 'link').find(({ rel }) => rel === 'canonical')?.['href'];
    if (steps.length > 0) expect(steps.at(-1)?.['item']).toBe(canonical);
  });
}
