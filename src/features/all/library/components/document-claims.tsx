import { documentName, type DocumentClaim } from '@/catalog/documents';
import { CheckList } from '@/ui/check-list';
import { unbroken } from '@/ui/unbroken';

interface DocumentClaimsProps {
  readonly claims: readonly DocumentClaim[];
  /** The page's state: its own documents do not name their state. */
  readonly pageState: string;
}

/** Documents of a pack, with a description of each. */
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
