import { documentName, type DocumentClaim } from '@/catalog/documents';
import { CheckList } from '@/ui/check-list';
import { unbroken } from '@/ui/unbroken';

interface DocumentClaimsProps {
  readonly claims: readonly DocumentClaim[];
  /** The page's state: its own documents do not name their state. */
  readonly pageState: string;
  /** What the page's readers have to do, with the document that answers it. */
  readonly answers?: readonly Answer[];
}

interface Answer {
  readonly need: string;
  readonly document: string;
  readonly part?: string | undefined;
}

/** Documents of a pack, with a description of each and what it answers. */
export function DocumentClaims({ claims, pageState, answers = [] }: DocumentClaimsProps) {
  return (
    <CheckList
      columns={2}
      items={claims.map(({ document, text }) => (
        <>
          <span className="font-medium text-heading">{documentName(document, pageState)}</span>
          {text && <span>: {unbroken(text)}</span>}
          {answers
            .filter((answer) => answer.document === document)
            .map(({ need, part }) => (
              <span key={need} className="block text-sm text-muted">
                Answers: {unbroken([need, part].filter(Boolean).join(', '))}
              </span>
            ))}
        </>
      ))}
    />
  );
}
