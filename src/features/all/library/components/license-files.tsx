import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DownloadFormat, FileCopy, FileMode } from '@contracts/file-formats';
import { packStateNames, packStates } from '@law/pack-states';
import type { LicenseFilesResponse } from '@contracts/license-files';
import { toAppError } from '@/lib/errors/app-error';
import { chooseState, chosenFirst, useChosenState } from '@/lib/browser/chosen-state';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { SelectField } from '@/ui/select-field';
import { Stack } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { requestDownload, type DownloadAccess } from '../api/license-download';
import { licenseFilesQuery, licenseFilesRoot } from '../api/license-files';
import { chosenFor } from '../model/chosen-files';
import { useExpiredAccess } from '../model/use-expired-access';
import { CompanyProfile } from './company-profile';
import type { ProfileHandle } from './interview/interview-form';
import { DownloadLog } from './download-log';
import { FileChoice } from './file-choice';
import { LicensedFileRow } from './licensed-file-row';
import { RedlineDialog } from './redline-dialog';

/** The log has an entry once the file is made: at once for one, later for a ZIP. */
const logDelaysMs = { file: [1_500], zip: [1_500, 15_000] };
const stateOptions = [
  { value: 'both', label: 'Both alike' },
  ...packStates.map((value) => ({ value, label: packStateNames[value] })),
];

interface LicenseFilesProps {
  readonly licenseId: string;
  readonly access: DownloadAccess;
  /** The access from a link in an email has expired. A session of an account renews automatically. */
  readonly onExpired?: () => void;
}

interface Choice {
  /** The choice above the list, unless the file is the same in every mode. */
  readonly mode?: FileMode;
  readonly copy?: FileCopy;
  readonly template?: string | undefined;
  readonly format: DownloadFormat;
  readonly revision?: number | undefined;
  readonly from_revision?: number;
}

/** All files of a license: each document in its formats and three modes, everything as a ZIP, the log and the certificate. */
export function LicenseFiles({ licenseId, access, onExpired }: LicenseFilesProps) {
  // What is shown stays while the account's first company is made. Another company is another screen.
  const query = useQuery({ ...licenseFilesQuery(licenseId, access), placeholderData: keepPreviousData });
  useExpiredAccess(query.error, onExpired);
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
  return <Files licenseId={licenseId} access={access} files={query.data} onExpired={onExpired} />;
}

interface FilesProps extends Omit<LicenseFilesProps, 'onExpired'> {
  readonly files: LicenseFilesResponse;
  readonly onExpired: (() => void) | undefined;
}

function Files({ licenseId, access, files, onExpired }: FilesProps) {
  const [chosen, setChosen] = useState(chosenFor('blank'));
  const chosenState = useChosenState();
  const profile = useRef<ProfileHandle>(null);
  const queryClient = useQueryClient();
  const refresh = () =>
    // An account's answers are those of all its licenses.
    queryClient.invalidateQueries({ queryKey: licenseFilesRoot });
  const download = useMutation({
    mutationFn: async (choice: Choice) => {
      await profile.current?.saveTyped();
      return requestDownload({ license_id: licenseId, ...chosen, ...choice }, access);
    },
    onSuccess: (url, { format }) => {
      window.location.assign(url);
      const isZip = format === 'zip';
      void toast({
        title: 'Download Started',
        ...(isZip ? { description: 'The ZIP comes as soon as all its files are made.' } : {}),
        tone: 'success',
      });
      for (const delay of logDelaysMs[isZip ? 'zip' : 'file']) setTimeout(() => void refresh(), delay);
    },
    onError: (error) => {
      const { code, message } = toAppError(error);
      void toast({ title: 'The file could not be fetched', description: message, tone: 'error' });
      if (code === 'gone') {
        onExpired?.();
      }
    },
  });
  const isBusy = ({ template, format, revision }: Choice) =>
    download.isPending &&
    download.variables.from_revision === undefined &&
    download.variables.template === template &&
    download.variables.format === format &&
    download.variables.revision === revision;

  return (
    <div>
      <div className="flex flex-wrap items-end gap-4">
        <FileChoice chosen={chosen} onChange={setChosen} />
        {files.packages.length > 1 && (
          <SelectField
            label="State that comes first"
            className="w-full sm:w-56"
            options={stateOptions}
            value={chosenState ?? 'both'}
            onChange={({ target }) => chooseState(target.value)}
          />
        )}
        <Button isLoading={isBusy({ format: 'zip' })} onClick={() => download.mutate({ format: 'zip' })}>
          Download Files
          <VisuallyHidden> as one ZIP</VisuallyHidden>
        </Button>
      </div>
      <CompanyProfile
        handle={profile}
        licenseId={licenseId}
        access={access}
        files={files}
        isNeeded={chosen.mode === 'company'}
        onSaved={() => void refresh()}
      />
      <Stack gap="large" className="mt-8">
        {chosenFirst(files.packages, ({ state }) => state, chosenState).map((pack) => (
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
                  redline={(trigger, fromRevision) => (
                    <RedlineDialog
                      choice={{ licenseId, template: file.path, fromRevision }}
                      access={access}
                      title={file.title}
                      trigger={trigger}
                      isDownloading={download.isPending}
                      onDownload={({ from, mode, copy }) =>
                        download.mutate({
                          ...{ template: file.path, format: 'docx', mode, copy },
                          from_revision: from.revision,
                        })
                      }
                    />
                  )}
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
