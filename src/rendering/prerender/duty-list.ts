import type { QueryClient } from '@tanstack/react-query';
import { csvField, csvFile } from '@contracts/csv';
import { addressesOf } from '@law/source-address';
import { lawDutiesQuery } from '@/features/all/law/api/law-duties-api';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { dutyGroups, dutyListFile, dutyPlaces, dutySection } from '@/features/all/law/model/duty-groups';
import { sourceRemark } from '@/features/all/law/model/source-text';
import { libraryQuery } from '@/features/all/library/api/library-api';
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

/** The list of duties as CSV, in the order of its page, with the addresses and words of the sources that the page leaves out. */
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
  return { path: dutyListFile, text: csvFile([headers.map(csvField), ...lines]) };
}
