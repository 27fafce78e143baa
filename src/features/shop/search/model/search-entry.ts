export const entryKinds = [
  'Document',
  'Pack',
  'Duty',
  'Figure',
  'State',
  'Article',
  'Help',
  'Post',
  'Page',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A part of an entry that has a heading, and its anchor where the page has one. */
export interface EntrySection {
  readonly heading: string;
  readonly anchor: string | null;
}

/** What a result shows. */
export interface EntryFacts {
  readonly kind: EntryKind;
  readonly title: string;
  readonly path: string;
  /** The pack of a document, the state of a duty, the category of a text. */
  readonly about: string;
  /** The state whose law it is about, or an empty text. */
  readonly state: string;
  readonly summary: string;
  readonly parts: readonly EntrySection[];
  /** `{sku}/{document}` of a document that can be previewed. */
  readonly preview?: string;
}

/** What is searched. */
export interface SearchEntry extends EntryFacts {
  readonly id: number;
  readonly words: string;
}

/** The file that the browser loads when somebody searches. */
export interface SearchFile {
  readonly index: unknown;
  readonly entries: readonly EntryFacts[];
  readonly synonyms: string;
}
