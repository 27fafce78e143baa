import type { FilledDocument } from '../fill.ts';
import type { Footnote } from '../tree.ts';
import { mergeInline } from './merge-inline.ts';
import { oldNote } from './tokens.ts';

/** Gives the footnotes of the older text ids of their own: what is deleted keeps its note beside the newer one. */
export function withOldNotes(document: FilledDocument): FilledDocument {
  if (document.footnotes.length === 0) return document;
  const { blocks, footnotes } = renamed({ blocks: document.blocks, footnotes: document.footnotes });
  return { ...document, blocks, footnotes: footnotes.map((note) => ({ ...note, id: oldNote + note.id })) };
}

function renamed<T>(node: T): T {
  if (Array.isArray(node)) return node.map((child: unknown) => renamed(child)) as T;
  if (typeof node !== 'object' || node === null) return node;
  if ('type' in node && node.type === 'footnote' && 'id' in node) {
    return { ...node, id: oldNote + String(node.id) };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, renamed(child as unknown)]),
  ) as T;
}

/** The notes of both texts: one that both have with the changes inside, and those of deleted text. */
export function mergeNotes(before: readonly Footnote[], after: readonly Footnote[]): Footnote[] {
  const old = new Map(before.map((note) => [note.id, note]));
  const merged = after.map((note) => ({
    ...note,
    children: mergeInline(old.get(oldNote + note.id)?.children ?? note.children, note.children),
  }));
  return [...merged, ...before].map((note, index) => ({ ...note, number: index + 1 }));
}
