import type { PlaceholderField } from './placeholder.ts';
import type { Publisher } from './publisher.ts';
import type { Block, Condition, Footnote } from './tree.ts';
import type { Worksheet } from './workbook.ts';

/** The kinds of document of content/README.md. */
export const templateTypes = [
  'Policy Document',
  'Notice',
  'Script',
  'FAQ',
  'Form',
  'Email Template',
  'Checklist',
  'Handbook',
  'Addendum',
  'Template',
  'Calendar',
  'Letter',
  'Email Templates',
] as const;
type TemplateType = (typeof templateTypes)[number];

export interface TemplateMeta {
  readonly title: string;
  readonly type: TemplateType;
  readonly package: string;
  readonly order: number;
  readonly version: string;
  readonly states: readonly string[];
  /** ISO dates. */
  readonly lastReviewed: string;
  readonly lawAsOf: string;
  readonly summary: string;
  /** Three lines for the card of a free asset; empty for a document of a package. */
  readonly bullets: readonly string[];
}

/** A template that was read: what the front matter says and what the text is made of. */
export interface Template extends TemplateMeta {
  readonly publisher: Publisher;
  /** The path it was read from, for example `templates/core-hr-pack-mn/handbook.md`. */
  readonly path: string;
  /** The file's name without `.md`; the base of every download's name. */
  readonly slug: string;
  /** Every declared placeholder in the order of the front matter; those of the profile with its label and example. */
  readonly placeholders: readonly PlaceholderField[];
  /** The blocks after the title; the title itself is `title`. */
  readonly blocks: readonly Block[];
  /** Every condition of the text once, in its order. */
  readonly conditions: readonly Condition[];
  readonly footnotes: readonly Footnote[];
  readonly workbook: readonly Worksheet[];
  /** Words of the text as a reader counts them, without the front matter. */
  readonly wordCount: number;
  /** The keys of the facts that the text inserts or names, in the order of the text. */
  readonly facts: readonly string[];
}
