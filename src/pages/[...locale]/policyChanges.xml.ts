import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getSite, getUi } from '../../site/documents.ts';
import { interpolate } from '../../site/facts.ts';
import { formatDate } from '../../site/format.ts';
import { defaultLocale, localeCodes, localeDefinition } from '../../site/locales.ts';
import { localeParam, pathOf } from '../../site/routes.ts';
import { changesId, feedPath, versionId } from '../../policies/addresses.ts';
import { previousOf, publicVersions, type PolicyVersion } from '../../policies/library.ts';
import { getPolicies, textIn } from '../../policy/policyPages.ts';

export const getStaticPaths = () =>
  localeCodes.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const publishedOn = ({ day, details: { announced } }: PolicyVersion): string =>
  announced !== undefined && announced < day ? announced : day;

/** Feed of all public versions, newest first (Atom, RFC 4287). */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { locale }, site }) => {
  const [{ brand }, { policies: words }] = await Promise.all([getSite(), getUi(locale)]);
  const absolute = (path: string): string => escape(new URL(path, site).href);
  const versions = (await getPolicies())
    .flatMap((policy) => publicVersions(policy).map((version) => ({ policy, version })))
    .toSorted((one, other) => (publishedOn(one.version) < publishedOn(other.version) ? 1 : -1));
  const entries = versions.flatMap(({ policy, version }) => {
    const { fields, locale: language } = textIn(version, locale);
    const address = absolute(pathOf(versionId(version), locale));
    const state = interpolate(version.state === 'announced' ? words.announced : words.inForce, {
      date: formatDate(version.day, locale),
    });
    const sentences = version.details.changes?.[language] ?? version.details.changes?.[defaultLocale] ?? [];
    const list = sentences.map((sentence) => `<li>${escape(sentence)}</li>`).join('');
    const changes = absolute(pathOf(changesId(version), locale));
    return [
      `<entry xml:lang="${localeDefinition(language).tag}">`,
      `<id>${address}</id>`,
      `<title>${escape(`${fields.title}: ${state}`)}</title>`,
      `<updated>${publishedOn(version)}T00:00:00Z</updated>`,
      `<link rel="alternate" type="text/html" href="${address}"/>`,
      ...(previousOf(policy, version) ? [`<link rel="related" type="text/html" href="${changes}"/>`] : []),
      ...(list === '' ? [] : [`<content type="html">${escape(`<ul>${list}</ul>`)}</content>`]),
      '</entry>',
    ];
  });
  const [newest] = versions;
  const self = absolute(feedPath(locale));
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeDefinition(locale).tag}">`,
    `<id>${self}</id>`,
    `<title>${escape(`${brand.name}: ${words.feed}`)}</title>`,
    `<updated>${newest ? publishedOn(newest.version) : '1970-01-01'}T00:00:00Z</updated>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<author><name>${escape(brand.name)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};
