import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FileMode as DownloadMode, RequestFormat as DownloadFormat } from '@contracts/file-formats';
import type { ProductSku } from '@contracts/products';
import { toAppError } from '@/lib/app-error';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { SelectField } from '@/ui/select-field';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { Stack } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { libraryQuery, packagesOf, type LibraryTemplate } from '../api/library-api';
import { requestDownload, type DownloadAccess } from '../api/license-download';

const formatLabels: Readonly<Record<string, string>> = {
  docx: 'Word',
  pdf: 'PDF',
  gdocx: 'Google Docs',
  xlsx: 'Excel',
};

const modes: readonly { readonly value: DownloadMode; readonly label: string }[] = [
  { value: 'blank', label: 'Blank, with fields to fill in' },
  { value: 'sample', label: 'With example values' },
];

interface LicenseFilesProps {
  readonly licenseId: string;
  readonly sku: ProductSku;
  readonly access: DownloadAccess;
}

interface Choice {
  readonly template?: string;
  readonly format: DownloadFormat;
}

/** All files of a licence: each template in its formats, and the whole as ZIP. */
export function LicenseFiles({ licenseId, sku, access }: LicenseFilesProps) {
  const library = useQuery(libraryQuery);
  const [mode, setMode] = useState<DownloadMode>('blank');
  const download = useMutation({
    mutationFn: (choice: Choice) => requestDownload({ license_id: licenseId, mode, ...choice }, access),
    onSuccess: (url) => {
      window.location.assign(url);
      void toast({ title: 'Download Started', tone: 'success' });
    },
    onError: (error) =>
      void toast({
        title: 'The file could not be fetched',
        description: toAppError(error).message,
        tone: 'error',
      }),
  });
  const isBusy = (choice: Choice) =>
    download.isPending &&
    download.variables.template === choice.template &&
    download.variables.format === choice.format;

  if (library.isPending) {
    return (
      <Loading label="The list of files is loading">
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (library.isError) {
    return (
      <ErrorState
        title="The list of files did not load"
        onRetry={() => void library.refetch()}
        isRetrying={library.isFetching}
      >
        Your files are safe. Check your connection and try again.
      </ErrorState>
    );
  }
  return (
    <div>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="How the files come"
          className="w-full sm:w-72"
          options={[...modes]}
          value={mode}
          onChange={(event) => setMode(event.target.value === 'sample' ? 'sample' : 'blank')}
        />
        <Button isLoading={isBusy({ format: 'zip' })} onClick={() => download.mutate({ format: 'zip' })}>
          Download Files
          <VisuallyHidden> as one ZIP</VisuallyHidden>
        </Button>
      </div>
      <Stack gap="large" className="mt-8">
        {packagesOf(library.data, sku).map((pack) => (
          <section key={pack.id}>
            <h3 className="text-lg font-semibold">
              {pack.title} <span className="text-sm font-normal text-muted">version {pack.version}</span>
            </h3>
            <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
              {pack.templates.map((template) => (
                <FileRow
                  key={template.path}
                  template={template}
                  isBusy={(format) => isBusy({ template: template.path, format })}
                  onDownload={(format) => download.mutate({ template: template.path, format })}
                />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </div>
  );
}

interface FileRowProps {
  readonly template: LibraryTemplate;
  readonly isBusy: (format: DownloadFormat) => boolean;
  readonly onDownload: (format: DownloadFormat) => void;
}

function FileRow({ template, isBusy, onDownload }: FileRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0">
        <p className="font-medium text-heading">{template.title}</p>
        <p className="text-sm text-muted">
          {template.type}, {template.wordCount.toLocaleString('en-US')} words, reviewed{' '}
          {formatDate(template.lastReviewed)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {template.formats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="small"
            isLoading={isBusy(format as DownloadFormat)}
            onClick={() => onDownload(format as DownloadFormat)}
          >
            {formatLabels[format] ?? format}
            <VisuallyHidden> of {template.title}</VisuallyHidden>
          </Button>
        ))}
      </div>
    </li>
  );
}
