/** Checks that every address in `content/moved.yaml` leads somewhere and that no required page was withdrawn. */
import { anchorFinder, routesIn } from '../lint/anchors.ts';
import { finalAddress } from '../site/moved.ts';
import { own } from '../site/own.ts';
import { requiredPages } from '../site/pages.ts';
import type { Finding } from '../lint/places.ts';
import type { Moved } from '../schemas/moved.ts';
import { siteDate } from '../site/siteDate.ts';
import type { Source } from '../lint/source.ts';
import { defaultLocale } from '../site/locales.ts';
import { parsePath } from '../site/routes.ts';

function splitAnchor(address: string): { path: string; anchor: string | undefined } {
  const [path = '', anchor] = address.split('#');
  return { path, anchor };
}

export function checkMoved({ files }: Source, moved: Moved): Finding[] {
  const file = files.find(({ collection }) => collection === 'moved');
  if (!file) return [];
  const anchorsOf = anchorFinder(files);
  const pages = new Set(routesIn(files).map(({ id }) => id));
  const versions = new Set(
    files.flatMap(({ collection, document, version }) =>
      collection === 'policy' ? [`${document}/${version ?? ''}`, `${document}/versions`] : [],
    ),
  );
  const exists = (path: string): boolean => {
    const { id } = parsePath(path);
    return pages.has(id) || versions.has(id);
  };

  return Object.entries(moved).flatMap(([from, { to, withdrawn, why }]): Finding[] => {
    const report = (message: string, ...keys: readonly string[]): Finding[] => [
      { ...file.placeOf([from, ...keys]), message },
    ];
    const { path, anchor } = splitAnchor(from);
    if ((to === undefined) === (withdrawn === undefined)) {
      return report(
        `Write of "${from}" either where it leads, "to: /privacyPolicy", or that it was withdrawn, "withdrawn: 2026-03-01" and "why: { en: … }".`,
      );
    }
    if (anchor === undefined && exists(path)) {
      return report(`"${from}" is a page of the site, which this line would hide. Remove the line, or the page.`);
    }
    if (withdrawn !== undefined) {
      const { id } = parsePath(path);
      const reason = own<string>(requiredPages, id);
      if (reason !== undefined)
        return report(`The document "${id}" cannot be withdrawn. ${reason} Remove this line.`, 'withdrawn');
      if (withdrawn > siteDate()) {
        const message = `"${from}" is gone already, but would be withdrawn on ${withdrawn}, which is in the future. Write today's date, or put the text back until then.`;
        return report(message, 'withdrawn');
      }
      const message = `Tell readers why "${from}" was withdrawn. Write "why: { ${defaultLocale}: … }" on the same line.`;
      return why?.[defaultLocale] === undefined ? report(message, 'withdrawn') : [];
    }
    const end = finalAddress(moved, from);
    if (end === undefined) {
      const message = `"${from}" leads in a circle. Let it lead to a page of the site: write "to:" and its address.`;
      return report(message, 'to');
    }
    const target = splitAnchor(end);
    if (!exists(target.path === '' ? '/' : target.path) && own(moved, end)?.withdrawn === undefined) {
      const message = `"${to ?? ''}" does not lead to a page of the site. Write the address of a page, for example /privacyPolicy.`;
      return report(message, 'to');
    }
    const anchors = target.anchor === undefined ? undefined : anchorsOf(parsePath(target.path).id, defaultLocale);
    if (target.anchor !== undefined && anchors && !anchors.includes(target.anchor)) {
      const message = `There is no section "#${target.anchor}" on the page ${target.path}. Sections: ${anchors.map((id) => `#${id}`).join(', ')}. Correct the address.`;
      return report(message, 'to');
    }
    if (anchor === undefined) return [];
    // Servers never see the anchor, so the page itself must resolve it.
    const page = splitAnchor(finalAddress(moved, path) ?? path).path;
    if (target.anchor === undefined || target.path !== page) {
      const message = `A link to "${from}" opens the page ${page}, so that "#${anchor}" can lead only to a place on that page. Write "to: ${page}#…" with one of its sections or questions.`;
      return report(message, 'to');
    }
    return anchors?.includes(anchor)
      ? report(
          `"#${anchor}" is still a section or question of ${page}, which links find by themselves. Remove this line.`,
        )
      : [];
  });
}
