import { UniqueNames } from '../control-names.ts';
import { citedNotes } from '../drafting-notes.ts';
import type { License } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import type { Redline } from '../redline/redline.ts';
import type { Change } from '../tree.ts';
import type { Measured } from '../pdf/build-pdf.ts';

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
  /** Keys of the fields that became content controls: only their values are in the file apart from its text. */
  readonly boundKeys: Set<string>;
  /** Tags of the controls that have no key: fill-in lines, check boxes, figures. */
  readonly tags: UniqueNames;
  /** Footnotes by id: their numbers in the file. */
  readonly footnoteNumbers: ReadonlyMap<string, number>;
  /** Footnotes that the text refers to more than once, and whether the first time is written. */
  readonly repeatedNotes: Map<string, boolean>;
  /** The next paragraph begins a page. */
  pageBreak: boolean;
  /** Page numbers for the contents, and the type of a poster; null where nobody laid the document out. */
  readonly measured: Measured | null;
  /** While a poster is written: its styles are larger ones, which are collected here. */
  inPoster: boolean;
  /** The poster has only headings and paragraphs, which are centered. */
  posterCentered: boolean;
  readonly posterStyles: Set<string>;
  /** Parts around the text whose condition is in the margin: paragraphs have a bar. */
  variants: number;
  /** Set while what only one of two texts has is written; its content is plain, because Word tracks no controls. */
  change: Change | null;
  /** Whose changes a redline tracks; null in every other file. */
  readonly tracking: Tracking | null;
  nextChange: number;
}

/** The two texts of a redline, and the author and the day (ISO) that its changes carry. */
export interface Tracking {
  readonly redline: Redline;
  readonly author: string;
  readonly date: string;
}

/** Placeholders, check boxes and lines to write on are plain text. */
export const isPlain = ({ controls, change }: DocxContext): boolean => !controls || change !== null;

export function newContext(
  document: FilledDocument,
  license: License | undefined,
  controls: boolean,
  measured: Measured | null = null,
  tracking: Tracking | null = null,
): DocxContext {
  return {
    document,
    license,
    controls,
    nextId: 1,
    nextBookmark: 1,
    orderedLists: [],
    blankLengths: new Set(),
    boundKeys: new Set(),
    tags: new UniqueNames(),
    footnoteNumbers: new Map(document.footnotes.map((note) => [note.id, note.number])),
    repeatedNotes: repeatedNotes(document),
    pageBreak: false,
    measured,
    inPoster: false,
    posterCentered: false,
    posterStyles: new Set(),
    variants: 0,
    change: null,
    tracking,
    nextChange: 1,
  };
}

function repeatedNotes({ blocks, footnotes }: FilledDocument): Map<string, boolean> {
  const repeated = new Map<string, boolean>();
  if (footnotes.length === 0) return repeated;
  const seen = new Set<string>();
  for (const id of citedNotes(blocks)) {
    if (seen.has(id)) repeated.set(id, false);
    seen.add(id);
  }
  return repeated;
}

/** Font scale of a poster, relative to body text: about 1.5 where no layout was made. */
export function posterScale(measured: Measured | null): number {
  // A little less than in the PDF, because the type of the reader's machine may be wider.
  return (measured?.posterScale ?? 1.6) * 0.93;
}
