import { formatLabels, isFileFormat } from '@contracts/file-formats';
import { formatDate, plural } from '@/lib/format';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { Stack } from '@/ui/stack';
import { Table, type Column } from '@/ui/table';
import { unbroken } from '@/ui/unbroken';
import type { LibraryPackage, LibraryTemplate } from '../api/library-api';

const columns: readonly Column<LibraryTemplate>[] = [
  {
    key: 'title',
    header: 'Document',
    isRowHeader: true,
    cell: ({ title, summary }) => (
      <>
        {title}
        <span className="mt-0.5 block font-normal text-muted">{unbroken(summary)}</span>
      </>
    ),
  },
  { key: 'type', header: 'Type', cell: ({ type }) => type },
  {
    key: 'pages',
    header: 'Pages',
    align: 'end',
    cell: ({ pageCount }) => <Figure value={pageCount} unit="pages" />,
  },
  {
    key: 'words',
    header: 'Words',
    align: 'end',
    cell: ({ wordCount }) => <Figure value={wordCount} unit="words" />,
  },
  {
    key: 'formats',
    header: 'Formats',
    cell: ({ formats }) =>
      unbroken(
        formats
          .filter(isFileFormat)
          .map((format) => formatLabels[format])
          .join(', '),
      ),
  },
];

/** A phone shows no heading above a figure, so it names its unit there. */
function Figure({ value, unit }: { readonly value: number | null; readonly unit: 'pages' | 'words' }) {
  return value === null ? (
    '–'
  ) : (
    <>
      {value.toLocaleString('en-US')}
      <span className="sm:hidden"> {value === 1 ? unit.slice(0, -1) : unit}</span>
    </>
  );
}

interface PackageContentsProps {
  readonly packages: readonly LibraryPackage[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
}

/** The real list of files, package by package. */
export function PackageContents({ packages, isLoading, isFailed }: PackageContentsProps) {
  if (isLoading) {
    return (
      <Loading label="The list of files is loading">
        <SkeletonTable rows={5} columns={5} />
      </Loading>
    );
  }
  if (isFailed) {
    return <ErrorState title="The list of files did not load">Reload the page to see it.</ErrorState>;
  }
  return (
    <Stack gap="large">
      {packages.map((pack) => (
        <section key={pack.id}>
          <h3 className="text-xl">{pack.title}</h3>
          <p className="mt-1 mb-4 text-sm text-muted">
            Version {pack.version}, {plural(pack.templates.length, 'document')}, last reviewed{' '}
            {unbroken(formatDate(pack.lastUpdated))}
          </p>
          <Table
            caption={pack.title}
            isCaptionHidden
            onPhone="brief"
            columns={columns}
            rows={pack.templates}
            rowKey={({ path }) => path}
          />
        </section>
      ))}
    </Stack>
  );
}
