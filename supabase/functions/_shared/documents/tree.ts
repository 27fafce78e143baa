import type { PlaceholderField } from '../contracts/company-profile.ts';

/** A placeholder in a document that was filled: `value` is null while nobody has answered it. */
export interface FilledField extends PlaceholderField {
  /** The clean value as it is stored (dates stay ISO), or null. */
  readonly value: string | null;
  /** What a reader sees: the value (dates in words), or the label in brackets. */
  readonly display: string;
}

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
  /** Only after filling. */
  | { readonly type: 'field'; readonly field: FilledField }
  /** A line to write on; `length` is the number of underscores, `label` the words before it. */
  | { readonly type: 'blank'; readonly length: number; readonly label: string }
  | { readonly type: 'footnote'; readonly id: string };

export type Align = 'left' | 'center' | 'right' | null;
export type QuoteKind = 'quote' | 'drafting-note' | 'law';

export interface ListItem {
  /** Undefined for an item that is not a task. */
  readonly checked?: boolean;
  readonly blocks: readonly Block[];
}

export interface TableCell {
  readonly children: readonly Inline[];
}

/** One party that signs: who it is, and whether the line already names the person. */
export interface SignatureParty {
  readonly children: readonly Inline[];
  readonly named: boolean;
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
  /** Blank lines stand between the items. */
  readonly loose: boolean;
  readonly items: readonly ListItem[];
}

export interface TableBlock {
  readonly type: 'table';
  readonly align: readonly Align[];
  readonly header: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
}

export type Block =
  | HeadingBlock
  | ListBlock
  | TableBlock
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'quote'; readonly kind: QuoteKind; readonly blocks: readonly Block[] }
  | { readonly type: 'code'; readonly value: string }
  | { readonly type: 'signature'; readonly parties: readonly SignatureParty[] }
  | { readonly type: 'pageBreak' }
  | { readonly type: 'rule' };

export interface Footnote {
  readonly id: string;
  /** Numbered in the order of the first reference, from 1. */
  readonly number: number;
  readonly children: readonly Inline[];
}
