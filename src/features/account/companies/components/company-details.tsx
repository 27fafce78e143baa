import type { ReactNode } from 'react';
import { ActionDialog } from '@/ui/action-dialog';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Card } from '@/ui/card';
import { changeCompany, deleteCompany, type Company } from '../api/companies-api';
import { roleNames } from '../model/role-names';
import { useCompanyAction } from '../model/use-company-action';

interface CompanyDetailsProps {
  readonly userId: string;
  readonly company: Company;
  /** Says what of a text the documents cannot show. */
  readonly missingGlyphsNote: (text: string) => ReactNode;
}

export function CompanyDetails({ userId, company, missingGlyphsNote }: CompanyDetailsProps) {
  const run = useCompanyAction(userId);
  const { id, name, preparedBy, role } = company;
  return (
    <Card as="section" padding="large">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-2xl wrap-anywhere">{name}</h2>
        <Badge tone="primary">{roleNames[role]}</Badge>
      </div>
      <p className="mt-1 max-w-measure text-muted">
        {preparedBy === ''
          ? 'The title pages of its documents name nobody who prepared them.'
          : `The title pages of its documents say “Prepared by ${preparedBy}”.`}
      </p>
      {missingGlyphsNote(preparedBy)}
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/account?tab=downloads">Interview and files</ButtonLink>
        {role === 'owner' && (
          <ActionDialog
            title={`Rename ${name}?`}
            consequence="This is the name in your list. The name in the documents is an answer of the interview."
            confirmLabel="Rename"
            field={{ label: 'Name', maxLength: 160, initial: name }}
            trigger={<Button variant="secondary">Rename</Button>}
            onConfirm={({ value }) => run(() => changeCompany(id, { name: value }), 'Company renamed')}
          />
        )}
        {role !== 'viewer' && (
          <ActionDialog
            title="Who prepares the documents?"
            consequence="The title page of each filled document names them. Leave it empty for none."
            confirmLabel="Save"
            field={{ label: 'Prepared by', maxLength: 160, initial: preparedBy }}
            trigger={<Button variant="secondary">Prepared by</Button>}
            onConfirm={({ value }) =>
              run(() => changeCompany(id, { prepared_by: value }), 'Title pages changed')
            }
          />
        )}
        {role === 'owner' && (
          <ActionDialog
            isDanger
            title={`Delete ${name}?`}
            consequence="Its answers and its list of people are deleted and cannot be brought back. Licenses go back to the people who bought them, with their files."
            confirmLabel="Delete company"
            trigger={<Button variant="secondary">Delete</Button>}
            onConfirm={() => run(() => deleteCompany(id), 'Company deleted')}
          />
        )}
      </div>
    </Card>
  );
}
