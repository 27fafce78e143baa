import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { products } from '@contracts/products';
import { formatDate } from '@/lib/text/format';
import { ButtonLink } from '@/ui/button-link';
import { CardSection } from '@/ui/card-section';
import { licensesQuery } from '../api/account-api';

interface BesideFilesProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** A form of the account, with the way to the customer's files beside it. */
export function BesideFiles({ userId, children }: BesideFilesProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      {children}
      <YourFiles userId={userId} />
    </div>
  );
}

/** A list that did not load says so under Downloads, where it is the content. */
function YourFiles({ userId }: { readonly userId: string }) {
  const { data = [], isSuccess } = useQuery(licensesQuery(userId));
  const licenses = data.filter(({ status }) => status === 'active');
  return (
    <CardSection title="Your files">
      {isSuccess && licenses.length === 0 ? (
        <>
          <p className="mb-4 text-muted">What you buy with the address of this account appears here.</p>
          <ButtonLink to="/templates" variant="secondary">
            Choose a pack
          </ButtonLink>
        </>
      ) : (
        <>
          <ul className="mb-4 grid gap-2">
            {licenses.map(({ id, sku, issuedOn }) => (
              <li key={id}>
                <span className="font-medium text-heading">{products[sku].name}</span>{' '}
                <span className="text-sm text-muted">since {formatDate(issuedOn)}</span>
              </li>
            ))}
          </ul>
          <ButtonLink to="/account?tab=downloads" variant="secondary">
            Open your files
          </ButtonLink>
        </>
      )}
    </CardSection>
  );
}
