/**
 * The element `astro-island` of the built site: hands an island to its
 * directive and hydrates it when the directive asks for it.
 *
 * It stands in for Astro's own element, which weighs three times as much for
 * what this site does without: values other than text, numbers, truth values,
 * lists and objects of these, and islands inside islands. `astro dev` runs Astro's.
 */

/** A value as Astro writes it into the attribute `props`: its type (1 is a list) and itself. */
type Written = readonly [type: number, value: unknown];
type Hydrator = (
  island: HTMLElement,
) => (component: unknown, props: unknown, slots: Record<string, string>, options: object) => Promise<void>;
type Directive = (load: () => Promise<() => Promise<void>>, options: unknown, island: HTMLElement) => void;

function read([type, value]: Written): unknown {
  if (type === 1) return (value as Written[]).map(read);
  return value && typeof value === 'object' ? readAll(value) : value;
}

function readAll(values: object): unknown {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value as Written)]));
}

/** Resolves when the page has been read to its end, and with it what is inside the island. */
const parsed = (): Promise<unknown> | undefined =>
  document.readyState === 'loading'
    ? new Promise((resolve) => {
        addEventListener('DOMContentLoaded', resolve);
      })
    : undefined;

class Island extends HTMLElement {
  connectedCallback(): void {
    const of = (name: string): string => this.getAttribute(name) ?? '';
    const client = of('client');
    const load = async (): Promise<() => Promise<void>> => {
      const [component, renderer] = (await Promise.all([
        import(of('component-url')),
        import(of('renderer-url')),
        parsed(),
      ])) as [Record<string, unknown>, { default: Hydrator }, unknown];
      return async () => {
        const slots: Record<string, string> = {};
        // React keeps the markup of a slot as it is and never looks at the text it is given here; blank text would drop the slot.
        for (const slot of this.querySelectorAll('astro-slot')) slots[slot.getAttribute('name') ?? 'default'] = '-';
        const props = readAll(JSON.parse(of('props')) as object);
        await renderer.default(this)(component[of('component-export')], props, slots, { client });
        this.removeAttribute('ssr');
      };
    };
    (globalThis as unknown as { Astro: Record<string, Directive> }).Astro[client]?.(load, JSON.parse(of('opts')), this);
  }
}

customElements.define('astro-island', Island);
