import { toAppError } from '@/lib/errors/app-error';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { Verbatim } from '@/ui/verbatim';
import { putLicenseToUse, type Company } from '../api/companies-api';
import { useCompanyAction } from '../model/use-company-action';

interface LicenseElsewhereProps {
  readonly userId: string;
  readonly licenseId: string;
  readonly productName: string;
  readonly licenseKey: string;
  /** The company that the license belongs to, if the account is in it. */
  readonly company: Company | null;
  readonly current: Company;
  readonly isMine: boolean;
  readonly onChoose: (id: string) => void;
}

/** A license that is used for another company, with what can be done about it. */
export function LicenseElsewhere(props: LicenseElsewhereProps) {
  const { userId, licenseId, productName, licenseKey, company, current, isMine, onChoose } = props;
  const run = useCompanyAction(userId);
  const use = useMutation({
    mutationFn: () => run(() => putLicenseToUse(licenseId, current.id), `License in use for ${current.name}`),
  });
  return (
    <Card as="section" padding="large">
      <h2 className="text-2xl">{productName}</h2>
      <p className="mt-1 text-muted">
        License <Verbatim>{licenseKey}</Verbatim>{' '}
        <span>{`is used for ${company?.name ?? 'another company'}.`}</span>
      </p>
      {use.isError && (
        <div role="alert" className="mt-4">
          <Callout tone="warning" title={`Not available for ${current.name}`}>
            {toAppError(use.error).message}
          </Callout>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {company && (
          <Button variant="secondary" onClick={() => onChoose(company.id)}>
            {`Switch to ${company.name}`}
          </Button>
        )}
        {isMine && current.role !== 'viewer' && (
          <Button isLoading={use.isPending} onClick={() => use.mutate()}>
            {`Use it for ${current.name}`}
          </Button>
        )}
      </div>
    </Card>
  );
}
