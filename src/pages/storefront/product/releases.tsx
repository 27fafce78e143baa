import type { LibraryPackage } from '@/features/library/api/library-api';
import type { DayOfChanges } from '@/features/library/model/changes-by-day';
import { formatDate } from '@/lib/format';
import { Table, type Column } from '@/ui/table';

const columns: readonly Column<LibraryPackage>[] = [
  { key: 'title', header: 'Part', isRowHeader: true, cell: ({ title }) => title },
  { key: 'version', header: 'Version', cell: ({ version }) => `v${version}` },
  { key: 'updated', header: 'Released', cell: ({ lastUpdated }) => formatDate(lastUpdated) },
  { key: 'law', header: 'Law as of', cell: (pack) => formatDate(oldestLaw(pack)) },
];

/** A pack is as current as the document that was checked first. */
function oldestLaw({ templates, lastUpdated }: LibraryPackage): string {
  return templates.map(({ lawAsOf }) => lawAsOf).sort()[0] ?? lastUpdated;
}

interface ReleasesProps {
  readonly packages: readonly LibraryPackage[];
  readonly changes: readonly DayOfChanges[];
}

/** Which versions a buyer gets today, and what changed in them. */
export function Releases({ packages, changes: days }: ReleasesProps) {
  return (
    <>
      <Table caption="Versions" isCaptionHidden columns={columns} rows={packages} rowKey={({ id }) => id} />
      {days.length > 0 && <h3 className="mt-10 text-xl">Change log</h3>}
      {days.map(({ date, changes }) => (
        <section key={date} className="mt-4">
          <h4 className="font-sans text-base font-semibold">{formatDate(date)}</h4>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
