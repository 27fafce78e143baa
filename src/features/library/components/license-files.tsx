import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileModes, isFileMode, type DownloadFormat, type FileMode } from '@contracts/file-formats';
import type { LicenseFilesResponse } from '@contracts/license-files';
import { toAppError } from '@/lib/app-error';
import { useMutation } from '@/lib/use-mutation';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { SelectField } from '@/ui/select-field';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { Stack } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { requestDownload, type DownloadAccess } from '../api/license-download';
import { licenseFilesQuery } from '../api/license-files';
import { modeLabels } from '../model/mode-labels';
import { CompanyProfile } from './company-profile';
import { DownloadLog } from './download-log';
import { LicensedFileRow } from './licensed-file-row';

const logDelayMs = 1500;

interface LicenseFilesProps {
  readonly licenseId: string;
  readonly access: DownloadAccess;
}

interface Choice {
  /** What is chosen above the list, unless the file is the same in every mode. */
  readonly mode?: FileMode;
  readonly template?: string | undefined;
  readonly format: DownloadFormat;
  readonly revision?: number | undefined;
}

/** All files of a license: each document in its forms and three modes, the whole as ZIP, the log and the certificate. */
export function LicenseFiles({ licenseId, access }: LicenseFilesProps) {
  const query = useQuery(licenseFilesQuery(licenseId, access));
  if (query.isPending) {
    return (
      <Loading label="The list of files is loading">
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="The list of files did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  return <Files licenseId={licenseId} access={access} files={query.data} />;
}

function Files({ licenseId, access, files }: LicenseFilesProps & { readonly files: LicenseFilesResponse }) {
  const [mode, setMode] = useState<FileMode>('blank');
  const queryClient = useQueryClient();
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: licenseFilesQuery(licenseId, access).queryKey });
  const download = useMutation({
    mutationFn: (choice: Choice) => requestDownload({ license_id: licenseId, mode, ...choice }, access),
    onSuccess: (url) => {
      window.location.assign(url);
      void toast({ title: 'Download Started', tone: 'success' });
      // The log is written when the browser fetches the file.
      setTimeout(() => void refresh(), logDelayMs);
    },
    onError: (error) =>
      void toast({
        title: 'The file could not be fetched',
        description: toAppError(error).message,
        tone: 'error',
      }),
  });
  const isBusy = ({ template, format, revision }: Choice) =>
    download.isPending &&
    download.variables.template === template &&
    download.variables.format === format &&
    download.variables.revision === revision;

  return (
    <div>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="How the files come"
          className="w-full sm:w-72"
          options={fileModes.map((value) => ({ value, label: modeLabels[value] }))}
          value={mode}
          onChange={({ target }) => setMode(isFileMode(target.value) ? target.value : 'blank')}
        />
        <Button isLoading={isBusy({ format: 'zip' })} onClick={() => download.mutate({ format: 'zip' })}>
          Download Files
          <VisuallyHidden> as one ZIP</VisuallyHidden>
        </Button>
      </div>
      <CompanyProfile
        licenseId={licenseId}
        access={access}
        files={files}
        isNeeded={mode === 'company'}
        onSaved={() => void refresh()}
      />
      <Stack gap="large" className="mt-8">
        {files.packages.map((pack) => (
          <section key={pack.id}>
            <h3 className="text-lg font-semibold">
              {pack.title} <span className="text-sm font-normal text-muted">version {pack.version}</span>
            </h3>
            <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
              {pack.files.map((file) => (
                <LicensedFileRow
                  key={file.path}
                  file={file}
                  isBusy={(format, revision) => isBusy({ template: file.path, format, revision })}
                  onDownload={(format, revision) =>
                    download.mutate({ template: file.path, format, revision })
                  }
                />
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3 className="text-lg font-semibold">License certificate</h3>
          <p className="mt-1 max-w-measure text-muted">
            A PDF of one page, also in the ZIP. Anybody can check it on{' '}
            <a href={files.verifyUrl}>this license’s verify page</a>, which shows your organization, the
            product and whether the license is valid.
          </p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            isLoading={isBusy({ format: 'certificate' })}
            onClick={() => download.mutate({ format: 'certificate', mode: 'blank' })}
          >
            Download certificate
          </Button>
        </section>
        <section>
          <h3 className="mb-3 text-lg font-semibold">Download log</h3>
          <DownloadLog log={files.log} />
        </section>
      </Stack>
    </div>
  );
}
