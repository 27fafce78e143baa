import type { PlaceholderField } from './placeholder.ts';

/** A placeholder in a document that was filled: `value` is null while nobody has answered it. */
export interface FilledField extends PlaceholderField {
  /** The clean value as it is stored (dates stay ISO), or null. */
  readonly value: string | null;
  /** What a reader sees: the value (dates in words), or the label in brackets. */
  readonly display: string;
}

/** Under which answers a part of a template stays. Only before filling. */
export interface Condition {
  /** In the Common Expression Language; its names are placeholders of the template. */
  readonly expression: string;
  readonly names: readonly string[];
  /** The same for a reader, and when it is not met. */
  readonly words: string;
  readonly opposite: string;
}

/** What a redline says of a part that only one of two texts has. */
export type Change = 'inserted' | 'deleted';

export type Inline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'code'; readonly value: string }
  | { readonly type: 'strong'; readonly children: readonly Inline[] }
  | { readonly type: 'emphasis'; readonly children: readonly Inline[] }
  | { readonly type: 'strike'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly type: 'break' }
  /** Only before filling. */
  | { readonly type: 'placeholder'; readonly key: string }
  /** Only before filling: what stays if the condition is met, and what else. */
  | {
      readonly type: 'when';
      readonly condition: Condition;
      readonly children: readonly Inline[];
      readonly otherwise: readonly Inline[];
    }
  /** Only in a redline. */
  | { readonly type: 'change'; readonly change: Change; readonly children: readonly Inline[] }
  /** Only after filling. */
  | { readonly type: 'field'; readonly field: FilledField }
  /** Only before filling: the figure of a fact. */
  | { readonly type: 'fact'; readonly key: string; readonly form: 'text' | 'number' }
  /** Only after filling: a figure that belongs to another year than the document. */
  | {
      readonly type: 'outdated';
      readonly key: string;
      readonly label: string;
      readonly children: readonly Inline[];
    }
  /** A line to write on; `length` is the number of underscores, `label` the words before it. */
  | { readonly type: 'blank'; readonly length: number; readonly label: string }
  | { readonly type: 'footnote'; readonly id: string };

export type Align = 'left' | 'center' | 'right' | null;
export type QuoteKind = 'quote' | 'drafting-note' | 'law';

export interface ListItem {
  /** Undefined for an item that is not a task. */
  readonly checked?: boolean;
  /** Only before filling. */
  readonly when?: Condition;
  /** Only in a redline. */
  readonly change?: Change;
  readonly blocks: readonly Block[];
}

export interface TableCell {
  readonly children: readonly Inline[];
  /** On the first cell of a row, and only before filling: when the row stays. */
  readonly when?: Condition;
  /** On the first cell of a row, and only in a redline: the whole row. */
  readonly change?: Change;
}

/** One party that signs: who it is, and whether the line already names the person. */
export interface SignatureParty {
  readonly children: readonly Inline[];
  readonly named: boolean;
}

/**
 * What a page is for. A poster (`sign`) for the wall and a `letter` to send hold nothing but their own words: no title, no
 * running head, no foot.
 */
export type PageKind = 'text' | 'sign' | 'letter';

export interface PageBreakBlock {
  readonly type: 'pageBreak';
  /** What begins below, up to the next page break. */
  readonly sheet: PageKind;
  /** What bookmarks and the contents call a poster or a letter; never printed. May be empty. */
  readonly name: string;
}

export interface HeadingBlock {
  readonly type: 'heading';
  readonly depth: number;
  readonly children: readonly Inline[];
}

export interface ListBlock {
  readonly type: 'list';
  readonly ordered: boolean;
  readonly start: number;
  /** There are blank lines between the items. */
  readonly loose: boolean;
  readonly items: readonly ListItem[];
}

export interface TableBlock {
  readonly type: 'table';
  readonly align: readonly Align[];
  readonly header: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Only in a copy that keeps every part: where one begins and when it stays, and where it ends. */
export interface VariantBlock {
  readonly type: 'variant';
  readonly step: 'begin' | 'end';
  /** "If: …", as a reader sees it in the margin. */
  readonly words: string;
}

export type Block = AnyBlock & {
  /** Only in a redline. */
  readonly change?: Change;
};

type AnyBlock =
  | HeadingBlock
  | ListBlock
  | TableBlock
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly type: 'quote';
      readonly kind: QuoteKind;
      readonly blocks: readonly Block[];
      /** It is about what follows, and stays on one page with it. */
      readonly introduces?: boolean;
    }
  | { readonly type: 'code'; readonly value: string }
  | { readonly type: 'signature'; readonly parties: readonly SignatureParty[] }
  | PageBreakBlock
  /** Only before filling: what stays if the condition is met, and what else. */
  | {
      readonly type: 'when';
      readonly condition: Condition;
      readonly blocks: readonly Block[];
      readonly otherwise: readonly Block[];
    }
  | VariantBlock
  | { readonly type: 'rule' };

export interface Footnote {
  readonly id: string;
  /** Numbered in the order of the first reference, from 1. */
  readonly number: number;
  readonly children: readonly Inline[];
}
