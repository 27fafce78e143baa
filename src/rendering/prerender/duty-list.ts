import type { QueryClient } from '@tanstack/react-query';
import { csvField, csvFile } from '@contracts/csv';
import { lawIndexSlugs, lawIndexStates } from '@law/law-addresses';
import { addressesOf } from '@law/source-address';
import { lawIndex } from '@/catalog/law-index/law-index';
import { lawDutiesQuery } from '@/features/all/law/api/law-duties-api';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import {
  dutyGroups,
  dutyKindNames,
  dutyListFile,
  dutyPlaces,
  dutySection,
} from '@/features/all/law/model/duty-groups';
import { sourceRemark } from '@/features/all/law/model/source-text';
import { libraryQuery, type LibraryTemplate } from '@/features/all/library/api/library-api';
import type { SiteFile } from './renderer';

const headers = [
  'State',
  'Kind',
  'Duty',
  'Owed by',
  'Statute',
  'Document',
  'Section',
  'Without a document because',
  'Source',
  'Reading',
  'Words of the source',
];

/** The sections of the law that the pages by chapter add, as lines of the file. */
const indexLines = (documents: readonly LibraryTemplate[]) =>
  lawIndexSlugs.flatMap((slug) =>
    lawIndex[slug].map((row) =>
      [
        dutyPlaces[lawIndexStates[slug]] ?? '',
        dutyKindNames[row.kind] ?? row.kind,
        row.duty,
        row.owedBy,
        row.pin ? `${row.statute} ${row.pin}` : row.statute,
        documents.find(({ path }) => path === `templates/${row.template ?? ''}.md`)?.title ?? '',
        dutySection(row.section ?? ''),
        row.says ?? '',
        row.source,
        `${row.reading}, read ${row.readOn}`,
        row.quote,
      ].map(csvField),
    ),
  );

/**
 * The list of duties as CSV, in the order of its page, then what the pages by chapter add; with the addresses and words of the sources
 * that the pages leave out.
 */
export async function renderDutyList(client: QueryClient): Promise<SiteFile> {
  const [duties, library, facts] = await Promise.all([
    client.query(lawDutiesQuery),
    client.query(libraryQuery),
    client.query(lawFactsQuery),
  ]);
  const documents = library.flatMap(({ templates }) => templates);
  const lines = dutyGroups(duties).flatMap((group) =>
    group.duties.map((row) => {
      const fact = facts.find(({ key }) => key === row.fact_key);
      const document = documents.find(({ path }) => path === `templates/${row.template ?? ''}.md`);
      return [
        dutyPlaces[row.state] ?? row.state,
        group.name,
        row.duty,
        row.owed_by,
        row.statute,
        document?.title ?? '',
        document ? dutySection(row.section ?? '') : '',
        row.open_reason ?? '',
        fact ? addressesOf(fact).join(' ') : '',
        fact ? sourceRemark(fact) : '',
        fact?.quote ?? '',
      ].map(csvField);
    }),
  );
  return { path: dutyListFile, text: csvFile([headers.map(csvField), ...lines, ...indexLines(documents)]) };
}
