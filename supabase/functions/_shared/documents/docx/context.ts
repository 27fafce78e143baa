import type { License } from '../document-words.ts';
import type { FilledDocument } from '../fill.ts';

/** What is collected while the body is written, for the parts that are written after it. */
export interface DocxContext {
  readonly document: FilledDocument;
  readonly license: License | undefined;
  /** False for Google Docs, which drops content controls: placeholders are then plain text. */
  readonly controls: boolean;
  /** Numbers of content controls; counted, so the same input gives the same file. */
  nextId: number;
  /** Top-level headings are numbered apart, because the contents name them before they are written. */
  nextBookmark: number;
  /** Starts of ordered lists, in order: list number `firstOrderedList + index`, its level and first value. */
  readonly orderedLists: { readonly level: number; readonly start: number }[];
  /** Lengths of fill-in lines that became content controls: each needs its placeholder text in the glossary. */
  readonly blankLengths: Set<number>;
  /** How often a label was used, for the tags of fill-in lines and check boxes. */
  readonly tags: Map<string, number>;
  /** Footnotes by id: their numbers in the file. */
  readonly footnoteNumbers: ReadonlyMap<string, number>;
  /** The next paragraph begins a page. */
  pageBreak: boolean;
}

export function newContext(
  document: FilledDocument,
  license: License | undefined,
  controls: boolean,
): DocxContext {
  return {
    document,
    license,
    controls,
    nextId: 1,
    nextBookmark: 1,
    orderedLists: [],
    blankLengths: new Set(),
    tags: new Map(),
    footnoteNumbers: new Map(document.footnotes.map((note) => [note.id, note.number])),
    pageBreak: false,
  };
}

/** A tag no other control of the document has: `Fill_employee_name`, then `Fill_employee_name_2`. Keys have no capitals. */
export function uniqueTag(context: DocxContext, prefix: string, label: string): string {
  const words = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40);
  const base = words === '' ? prefix : `${prefix}_${words}`;
  const count = (context.tags.get(base) ?? 0) + 1;
  context.tags.set(base, count);
  return count === 1 ? base : `${base}_${String(count)}`;
}
