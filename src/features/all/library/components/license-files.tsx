import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  formatLabels,
  type DownloadFormat,
  type FileCopy,
  type FileFormat,
  type FileMode,
} from '@contracts/file-formats';
import { packStateNames, packStates } from '@law/pack-states';
import type { LicensedFile, LicenseFilesResponse } from '@contracts/license-files';
import { toAppError } from '@/lib/errors/app-error';
import { chooseState, useChosenState } from '@/lib/browser/chosen-state';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { SelectField } from '@/ui/select-field';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { requestDownload, type DownloadAccess } from '../api/license-download';
import { licenseFilesQuery, licenseFilesRoot } from '../api/license-files';
import { chosenFor } from '../model/chosen-files';
import { formatFor, formatsOf, orderedPackages } from '../model/shown-files';
import { useExpiredAccess } from '../model/use-expired-access';
import { CompanyProfile } from './company-profile';
import type { ProfileHandle } from './interview/interview-form';
import { FileChoice } from './file-choice';
import { FileList } from './file-list';
import { FormatChoice } from './format-choice';
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

/** All files of a license: each document in the chosen format and mode, everything as a ZIP, the log and the certificate. */
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
  const [format, setFormat] = useState<FileFormat>('docx');
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
    onSuccess: (url, made) => {
      window.location.assign(url);
      const isZip = made.format === 'zip';
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
  const isBusy = (choice: Choice) =>
    download.isPending &&
    download.variables.from_revision === undefined &&
    download.variables.template === choice.template &&
    download.variables.format === choice.format &&
    download.variables.revision === choice.revision;

  if (files.packages.every((pack) => pack.files.length === 0)) {
    return (
      <EmptyState title="No documents yet">
        This license has no documents at the moment. They appear here as soon as there are some.
      </EmptyState>
    );
  }
  const packages = orderedPackages(files.packages, chosenState);
  const isOtherFormat = (file: LicensedFile) => formatFor(file, format) !== format;
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
      <div className="mt-6 mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <FormatChoice formats={formatsOf(packages)} chosen={format} onChange={setFormat} />
        {packages.some((pack) => pack.files.some(isOtherFormat)) && (
          <p className="text-sm text-muted">
            {`A document that does not come as ${formatLabels[format]} keeps its own format.`}
          </p>
        )}
      </div>
      <FileList
        packages={packages}
        log={files.log}
        renderFile={(file) => (
          <LicensedFileRow
            key={file.path}
            file={file}
            format={format}
            isBusy={(wanted, revision) => isBusy({ template: file.path, format: wanted, revision })}
            onDownload={(wanted, revision) =>
              download.mutate({ template: file.path, format: wanted, revision })
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
        )}
      />
      <section className="mt-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lg font-semibold">License certificate</h3>
          <Button
            variant="secondary"
            size="small"
            isLoading={isBusy({ format: 'certificate' })}
            onClick={() => download.mutate({ format: 'certificate', mode: 'blank' })}
          >
            Download certificate
          </Button>
        </div>
        <p className="mt-1 text-sm text-muted">
          A PDF of one page, also in the ZIP. Anybody can check it on{' '}
          <a href={files.verifyUrl}>this license’s verify page</a>, which shows your organization, the product
          and whether the license is valid.
        </p>
      </section>
    </div>
  );
}
