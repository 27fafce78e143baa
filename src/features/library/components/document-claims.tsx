import { documentName, type DocumentClaim } from '@/catalog/documents';
import { CheckList } from '@/ui/check-list';
import { unbroken } from '@/ui/unbroken';

interface DocumentClaimsProps {
  readonly claims: readonly DocumentClaim[];
  /** The state of the page: its own documents need not say for which state they are. */
  readonly pageState: string;
}

/** Documents of a pack, and what each of them brings. */
export function DocumentClaims({ claims, pageState }: DocumentClaimsProps) {
  return (
    <CheckList
      columns={2}
      items={claims.map(({ document, text }) => (
        <>
          <span className="font-medium text-heading">{documentName(document, pageState)}</span>:{' '}
          {unbroken(text)}
        </>
      ))}
    />
  );
}
