import { titleContent } from '../document-labels.ts';
import type { FilledDocument } from '../fill.ts';
import { documentParts } from '../sheets.ts';
import type { DocumentParts } from '../sheets.ts';
import type { Inline, PageBreakBlock } from '../tree.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { mergeInline } from './merge-inline.ts';
import { mergeNotes, withOldNotes } from './old-notes.ts';

/** Two versions of a document as one whose parts say which of them has them. */
export interface Redline {
  /** The newer document with the blocks and the footnotes of both. */
  readonly document: FilledDocument;
  readonly parts: DocumentParts;
  readonly title: readonly Inline[];
  readonly subtitle: readonly Inline[];
  /** The sheets for Excel differ. They are compared as a whole. */
  readonly workbookChanged: boolean;
}

const signPage: PageBreakBlock = { type: 'pageBreak', sheet: 'sign', name: '' };

/**
 * Compares two versions of one document, both filled the same way. Without what is marked as deleted the result reads as
 * the newer one, without what is marked as inserted as the older one. There is no table of contents in it.
 */
export function compareDocuments(older: FilledDocument, newer: FilledDocument): Redline {
  const before = withOldNotes(older);
  const [old, current] = [documentParts(before), documentParts(newer)];
  const sign = old.sign || current.sign ? mergeBlocks(old.sign ?? [], current.sign ?? []) : null;
  const body = mergeBlocks([...old.lead, ...old.body], [...current.lead, ...current.body]);
  const [oldWords, newWords] = [titleContent(before.template), titleContent(newer.template)];
  return {
    document: {
      ...newer,
      blocks: [...(sign ? [signPage, ...sign] : []), ...body],
      footnotes: mergeNotes(before.footnotes, newer.footnotes),
    },
    parts: { sign, lead: [], body, titled: old.titled || current.titled },
    title: mergeInline(oldWords.title, newWords.title),
    subtitle: mergeInline(oldWords.subtitle, newWords.subtitle),
    workbookChanged: JSON.stringify(older.workbook) !== JSON.stringify(newer.workbook),
  };
}
