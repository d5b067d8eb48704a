/**
 * The text of a policy as shown to readers, with facts filled in and components rendered. Records, differences, Markdown
 * and PDF are made from it.
 */
export interface PolicyText {
  readonly title: string;
  /** "In short": plain sentences. */
  readonly keyPoints: readonly string[];
  /** The part before the first heading, if any (depth 0, without id, number and heading), then all sections in order. */
  readonly sections: readonly PolicySection[];
}

export interface PolicySection {
  /** The anchor, the same in every language of a version; empty for the part before the first heading. */
  readonly id: string;
  /** `3` or `3.2`; empty for the part before the first heading. */
  readonly number: string;
  readonly depth: 0 | 2 | 3;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly type: 'paragraph'; readonly text: Inline }
  | { readonly type: 'notice'; readonly text: Inline }
  /** `tags` for a list inside `<Chips>`. */
  | {
      readonly type: 'list';
      readonly kind: 'bullets' | 'numbers' | 'tags';
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly type: 'table'; readonly head: readonly Inline[]; readonly rows: readonly (readonly Inline[])[] };

/** Running text: pieces with the same marks each. */
export type Inline = readonly Piece[];

export interface Piece {
  /** A line break inside a paragraph is `\n`. */
  readonly text: string;
  readonly strong?: true;
  readonly emphasis?: true;
  /** Shown until the real words are known. */
  readonly placeholder?: true;
  /** As written: `/page#section` without a language, `#section`, `https://…`, `mailto:…`, `tel:…`. */
  readonly href?: string;
}
