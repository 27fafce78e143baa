import type { HandbookChapter, HandbookPlan } from '@contracts/handbook';

/** A chapter with a key that stays the same while it is moved. */
export interface HandbookRow {
  readonly key: string;
  readonly chapter: HandbookChapter;
}

export const rowsOf = ({ chapters }: HandbookPlan): HandbookRow[] =>
  chapters.map((chapter, index) => ({
    key: chapter.kind === 'document' ? chapter.path : `own-${index}`,
    chapter,
  }));

/** The rows with one moved up (-1) or down (1). */
export function moveRow(rows: readonly HandbookRow[], index: number, by: -1 | 1): readonly HandbookRow[] {
  const [row, other] = [rows[index], rows[index + by]];
  return row && other
    ? rows.map((known, at) => (at === index ? other : at === index + by ? row : known))
    : rows;
}

/** A new section comes after the last chapter that is chosen. */
export function addSection(rows: readonly HandbookRow[], key: string): readonly HandbookRow[] {
  const at = rows.reduce((end, { chapter }, index) => (chapter.isIncluded ? index + 1 : end), 0);
  const chapter: HandbookChapter = { kind: 'own', title: '', text: '', isIncluded: true };
  return [...rows.slice(0, at), { key, chapter }, ...rows.slice(at)];
}
