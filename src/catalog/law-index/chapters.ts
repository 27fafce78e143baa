import type { DutyRow } from '@law/duty-row';
import type { LawIndexRow } from './law-index-row';

/** An entry of the index: a duty of the list, or a section that asks for something else. */
export type IndexEntry =
  | { readonly statute: string; readonly duty: DutyRow }
  | { readonly statute: string; readonly row: LawIndexRow };

export interface Chapter {
  /** As in `Minn. Stat. chapter 181` or `29 U.S.C.`. */
  readonly name: string;
  readonly entries: readonly IndexEntry[];
}

/** `Minn. Stat. §§ 181.951-181.952` is in chapter 181, `29 CFR § 516.4` in part 516. */
function chapterOf(statute: string): string {
  const code = /^(?:Minn\. Stat\.|Wis\. Stat\.) (?:§§? |ch\. )(\d+[A-Z]*)/.exec(statute);
  if (code) return `${statute.slice(0, 'Minn. Stat.'.length).trim()} chapter ${String(code[1])}`;
  return /^[^§]*?(?=,? §|,? ch\.)/.exec(statute)?.[0].trim() ?? statute;
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** The duties and the further sections of one state by chapter, in the order of the law. */
export function chaptersOf(duties: readonly DutyRow[], rows: readonly LawIndexRow[]): Chapter[] {
  const entries: IndexEntry[] = [
    ...duties.map((duty) => ({ statute: duty.statute, duty })),
    ...rows.map((row) => ({ statute: row.statute, row })),
  ].sort((a, b) => inOrder(a.statute, b.statute));
  const names = [...new Set(entries.map(({ statute }) => chapterOf(statute)))].sort(inOrder);
  return names.map((name) => ({
    name,
    entries: entries.filter(({ statute }) => chapterOf(statute) === name),
  }));
}
