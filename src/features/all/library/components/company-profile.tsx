import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type Ref } from 'react';
import type { Interview } from '@contracts/interview';
import type { LicenseFilesResponse } from '@contracts/license-files';
import { useChosenState } from '@/lib/browser/chosen-state';
import { keepEmployees } from '@/lib/browser/plan-answers';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { Loading, SkeletonText } from '@/ui/skeleton';
import type { DownloadAccess } from '../api/license-download';
import { companyAnswersQuery, saveAnswers } from '../api/license-files';
import { answersFromVisit } from '../model/answers-from-plan';
import { useCompanyName } from '../model/company-name';
import { questionsOf, type Answers } from '../model/interview-answers';
import { ownDutiesPath } from '../model/own-duties';
import { InterviewForm, type ProfileHandle } from './interview/interview-form';

interface CompanyProfileProps {
  readonly handle: Ref<ProfileHandle>;
  readonly licenseId: string;
  readonly access: DownloadAccess;
  readonly files: LicenseFilesResponse;
  /** Whether the mode that uses it is chosen. */
  readonly isNeeded: boolean;
  readonly onSaved: () => void;
}

/** Shown with the mode that fills the files for the buyer's company. */
export function CompanyProfile({ handle, licenseId, access, files, isNeeded, onSaved }: CompanyProfileProps) {
  const queryClient = useQueryClient();
  // Stays mounted, so that input survives a change of mode.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) {
    setWasNeeded(true);
  }
  if (!wasNeeded) {
    return null;
  }
  const save = async (answers: Answers) => {
    const companyId = await saveAnswers(licenseId, access, answers);
    keepHeadcount(answers);
    if (access.kind === 'session' && companyId !== null) {
      const { userId } = access;
      // Known before the account's first company is, so that the form stays as it is.
      queryClient.setQueryData(companyAnswersQuery(userId, companyId).queryKey, answers);
      await queryClient.invalidateQueries({ queryKey: [queryRoots.account, userId] });
    }
    onSaved();
  };
  return (
    <section hidden={!isNeeded} className="mt-6">
      <h3 className="text-lg font-semibold">Company profile</h3>
      <p className="mt-1 mb-4 max-w-measure text-muted">
        Answer what you know; the rest stays as a field in the file, and every step is saved. Your answers are
        kept private and fill every document of yours. A download saves what you have typed.
      </p>
      {access.kind === 'session' ? (
        <AccountProfile handle={handle} access={access} interview={files.interview} onSave={save} />
      ) : files.answers ? (
        <BegunForm handle={handle} interview={files.interview} answers={files.answers} onSave={save} />
      ) : (
        <Callout tone="note" title="This order belongs to an account">
          Sign in to see and change its company profile. The files come with what is saved there.
        </Callout>
      )}
    </section>
  );
}

function keepHeadcount({ employee_count: employees }: Answers): void {
  if (employees) keepEmployees(employees);
}

interface BegunFormProps {
  readonly handle: Ref<ProfileHandle>;
  readonly interview: Interview;
  /** As they are saved. */
  readonly answers: Answers;
  readonly onSave: (answers: Answers) => Promise<void>;
}

/** What the visitor said in the shop before is filled in until the buyer saves something else. */
function BegunForm({ interview, answers, ...form }: BegunFormProps) {
  const known = answersFromVisit(useChosenState(), useCompanyName());
  const asked = new Set(questionsOf(interview).map(({ key }) => key));
  const begun = Object.entries(known).filter(([key]) => asked.has(key));
  useEffect(() => keepHeadcount(answers), [answers]);
  const duties = ownDutiesPath(answers);
  return (
    <>
      <InterviewForm {...form} interview={interview} answers={{ ...Object.fromEntries(begun), ...answers }} />
      {duties && (
        <p className="mt-6 max-w-measure">
          <Link to={duties} className="link">
            What the law asks of you
          </Link>
          <span>
            : notices, posters, records and payments for your state and headcount, to read or print.
          </span>
        </p>
      )}
    </>
  );
}

interface AccountProfileProps {
  readonly handle: Ref<ProfileHandle>;
  readonly access: Extract<DownloadAccess, { kind: 'session' }>;
  readonly interview: Interview;
  readonly onSave: (answers: Answers) => Promise<void>;
}

function AccountProfile({ handle, access, interview, onSave }: AccountProfileProps) {
  const { userId, companyId, mayAnswer } = access;
  const query = useQuery({
    ...companyAnswersQuery(userId, companyId ?? ''),
    enabled: companyId !== null,
  });
  if (!mayAnswer) {
    return (
      <Callout tone="note" title="You can read, not change">
        Owners and advisers of the company change its answers. The files come with what is saved.
      </Callout>
    );
  }
  if (companyId !== null && query.isPending) {
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
  return <BegunForm handle={handle} interview={interview} answers={query.data ?? none} onSave={onSave} />;
}

const none: Answers = {};
