import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { newsletterQuery } from '../api/newsletter-api';
import type { Choice } from '../model/items';
import { IssueForm } from './issue-form';
import { IssueReport } from './issue-report';

interface NewsletterIssueProps {
  readonly id: string;
  /** The posts and changes to choose from. */
  readonly choices: readonly Choice[];
}

/** A draft to write, or what became of an issue that is on its way. */
export function NewsletterIssue({ id, choices }: NewsletterIssueProps) {
  const { data, isPending, isError, refetch } = useQuery(newsletterQuery(id));
  if (isPending) {
    return (
      <Loading label="Loading the issue...">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (isError) {
    return <ErrorState title="The issue did not load" onRetry={() => void refetch()} />;
  }
  return data.status === 'draft' ? (
    <IssueForm id={id} stored={data} choices={choices} />
  ) : (
    <IssueReport issue={data} />
  );
}
