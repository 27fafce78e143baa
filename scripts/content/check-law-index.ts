import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { lawIndexRowSchema, type LawIndexRow } from '../../src/catalog/law-index/law-index-row.ts';
import type { Duty } from '../../supabase/functions/_shared/law/duty.ts';
import {
  lawIndexSlugs,
  lawIndexStates,
  type LawIndexSlug,
} from '../../supabase/functions/_shared/law/law-addresses.ts';
import { addressFault, isOfficialAddress } from '../../supabase/functions/_shared/law/source-address.ts';
import { saysFrom, type DutyWords } from './must-say/duty-words.ts';
import { readYaml, TextFileError, type FileProblem } from './text-file.ts';

export type LawIndex = Readonly<Record<LawIndexSlug, readonly LawIndexRow[]>>;

/** Of which law the rows of a file are. */
const codes: Readonly<Record<LawIndexSlug, RegExp>> = {
  minnesota: /^Minn\. (?:Stat|R)\. /,
  wisconsin: /^Wis\. (?:Stat\.|Admin\. Code) /,
  federal: /^\d+ (?:U\.S\.C\.|CFR) /,
};

/** The index by chapter of `content/law-index`, and every mistake in its files. */
export function readLawIndex(contentFolder: string): { index: LawIndex; problems: readonly FileProblem[] } {
  const read = lawIndexSlugs.map((slug) => {
    const path = join(contentFolder, 'law-index', `${slug}.yaml`);
    try {
      const rows = readYaml(readFileSync(path, 'utf8'), path, z.array(lawIndexRowSchema));
      return { slug, rows, problems: faultsOf(slug, rows).map((message) => ({ path, line: 1, message })) };
    } catch (error) {
      if (error instanceof TextFileError) return { slug, rows: [], problems: error.problems };
      throw error;
    }
  });
  return {
    index: Object.fromEntries(
      read.map(({ slug, rows }): [LawIndexSlug, readonly LawIndexRow[]] => [slug, rows]),
    ) as LawIndex,
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** What is wrong with the rows of a file beyond their shape. */
export function faultsOf(slug: LawIndexSlug, rows: readonly LawIndexRow[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const name = `${row.statute}: ${row.duty}`;
    const isTwice = seen.has(name);
    seen.add(name);
    return [...rowFaults(slug, row), ...(isTwice ? ['it is listed twice'] : [])].map(
      (fault) => `${row.statute}: ${fault}`,
    );
  });
}

const longestQuote = 25;
/** Figures, without those that name a form or a section. */
const figures = /(?<!§ |Forms? |Log |\d)\$?\d[\d,.]*\d|(?<!§ |Forms? |Log )\b\d\b/g;

function rowFaults(slug: LawIndexSlug, row: LawIndexRow): string[] {
  const said = `${row.duty} ${row.says ?? ''}`;
  const notQuoted = (said.match(figures) ?? []).filter((figure) => !row.quote.includes(figure));
  const fault = addressFault(row.source);
  return [
    ...(codes[slug].test(row.statute) ? [] : [`it is no ${slug} law`]),
    ...(row.quote.split(/\s+/).length > longestQuote ? [`its quote has more than ${longestQuote} words`] : []),
    ...notQuoted.map((figure) => `${figure} is not in its quote`),
    ...(fault ? [`${row.source}: ${fault}`] : []),
    ...(row.reading === 'official' && !isOfficialAddress(row.source)
      ? [`${row.source} is not a public body’s`]
      : []),
  ];
}

const keyOf = (state: string, { statute }: LawIndexRow, place: number) =>
  `${state}-index-${place}-${statute.replaceAll(/[^A-Za-z0-9]+/g, '-')}`.toLowerCase().replace(/-$/, '');

/** The rows that a document meets, as duties whose sections the content check reads, with what these have to say. */
export function metRows(index: LawIndex): { duties: Duty[]; words: DutyWords } {
  const met = lawIndexSlugs.flatMap((slug) =>
    index[slug].flatMap((row, place) => {
      const { template, section, words, from = 1, statute, owedBy, kind, duty } = row;
      if (!template || !section || !words) return [];
      const state = lawIndexStates[slug];
      const key = keyOf(state, row, place);
      const met: Duty = {
        key,
        state,
        statute,
        owedBy,
        kind,
        duty,
        factKey: null,
        metBy: { template, section },
        openReason: null,
      };
      return [{ met, words: [key, saysFrom(from, new RegExp(words, 'i'))] as const }];
    }),
  );
  return {
    duties: met.map(({ met: duty }) => duty),
    words: Object.fromEntries(met.map(({ words }) => words)),
  };
}
