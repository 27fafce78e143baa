import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { CardSection } from '@/ui/card-section';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { Stack } from '@/ui/stack';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { peopleQuery, type Company } from '../api/companies-api';
import { roleNames } from '../model/role-names';
import { CompanyDetails } from './company-details';
import { CreateCompanyForm } from './create-company-form';
import { InviteForm } from './invite-form';
import { MemberList } from './member-list';

interface CompanyPanelProps extends Pick<ComponentProps<typeof CompanyDetails>, 'missingGlyphsNote'> {
  readonly userId: string;
  readonly companies: readonly Company[];
  readonly current: Company | null;
  readonly onChoose: (id: string) => void;
  /** How many companies a license covers, in the shop's words. */
  readonly terms: string;
}

/** The companies of an account: the current one with its people, the others, and a form for a new one. */
export function CompanyPanel({
  userId,
  companies,
  current,
  onChoose,
  terms,
  missingGlyphsNote,
}: CompanyPanelProps) {
  return (
    <Stack gap="large">
      {current ? (
        <>
          <CompanyDetails userId={userId} company={current} missingGlyphsNote={missingGlyphsNote} />
          <CompanyPeople key={current.id} userId={userId} company={current} />
        </>
      ) : (
        <EmptyState title="No company yet">
          Your documents are filled with the answers of a company. It is made with the first answers you save,
          or here.
        </EmptyState>
      )}
      {companies.length > 1 && (
        <CardSection title="All companies">
          <ul className="divide-y divide-hairline border-y border-hairline">
            {companies.map((company) => (
              <li key={company.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <p className="min-w-0 wrap-anywhere text-heading">
                  <span>{company.name}</span> <Badge>{roleNames[company.role]}</Badge>
                </p>
                {company.id === current?.id ? (
                  <Badge tone="primary">Working for it</Badge>
                ) : (
                  <Button variant="secondary" size="small" onClick={() => onChoose(company.id)}>
                    Switch <VisuallyHidden>to {company.name}</VisuallyHidden>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </CardSection>
      )}
      <CardSection title="Add a company" lead={`For another business of yours, or for a client. ${terms}`}>
        <CreateCompanyForm userId={userId} onCreated={onChoose} />
      </CardSection>
    </Stack>
  );
}

function CompanyPeople({ userId, company }: { readonly userId: string; readonly company: Company }) {
  const query = useQuery(peopleQuery(userId, company.id));
  return (
    <CardSection title="People" lead="Who works on the documents of this company.">
      {query.isPending ? (
        <Loading label="The people are loading">
          <SkeletonText lines={3} />
        </Loading>
      ) : query.isError ? (
        <ErrorState
          title="The people did not load"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          {toAppError(query.error).message}
        </ErrorState>
      ) : (
        <Stack gap="medium">
          <MemberList userId={userId} company={company} people={query.data} />
          {company.role === 'owner' && <InviteForm userId={userId} companyId={company.id} />}
        </Stack>
      )}
    </CardSection>
  );
}
