import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LicenseFilesResponse } from '@contracts/license-files';
import { toAppError } from '@/lib/app-error';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import type { DownloadAccess } from '../api/license-download';
import { companyProfileQuery, saveAnswers, type Answers } from '../api/license-files';
import { CompanyProfileForm } from './company-profile-form';

interface CompanyProfileProps {
  readonly licenseId: string;
  readonly access: DownloadAccess;
  readonly files: LicenseFilesResponse;
  /** The mode that it fills is chosen. */
  readonly isNeeded: boolean;
  readonly onSaved: () => void;
}

/** Shown where it is needed: with the mode that fills the files for the buyer's company. */
export function CompanyProfile({ licenseId, access, files, isNeeded, onSaved }: CompanyProfileProps) {
  const queryClient = useQueryClient();
  // What was typed stays there while another mode is looked at.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) {
    setWasNeeded(true);
  }
  if (!wasNeeded) {
    return null;
  }
  const save = async (answers: Answers) => {
    await saveAnswers(licenseId, access, answers);
    if (access.kind === 'session') {
      await queryClient.invalidateQueries({ queryKey: companyProfileQuery(access.userId).queryKey });
    }
    onSaved();
  };
  return (
    <section hidden={!isNeeded} className="mt-6">
      <h3 className="text-lg font-semibold">Company profile</h3>
      <p className="mt-1 mb-4 max-w-measure text-muted">
        Answer what you know; the rest stays as a field in the file. Your answers are kept private and fill
        every document of yours.
      </p>
      {access.kind === 'session' ? (
        <AccountProfile userId={access.userId} groups={files.questions} onSave={save} />
      ) : files.answers ? (
        <CompanyProfileForm groups={files.questions} answers={files.answers} onSave={save} />
      ) : (
        <Callout tone="note" title="This order belongs to an account">
          Sign in to see and change its company profile. The files come with what is saved there.
        </Callout>
      )}
    </section>
  );
}

interface AccountProfileProps {
  readonly userId: string;
  readonly groups: LicenseFilesResponse['questions'];
  readonly onSave: (answers: Answers) => Promise<void>;
}

function AccountProfile({ userId, groups, onSave }: AccountProfileProps) {
  const query = useQuery(companyProfileQuery(userId));
  if (query.isPending) {
    return (
      <Loading label="Your company profile is loading">
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState title="Your company profile did not load" onRetry={() => void query.refetch()}>
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  return <CompanyProfileForm groups={groups} answers={query.data} onSave={onSave} />;
}
