import { Link } from '@/ui/link';
import { productSkus, products } from '@contracts/products';
import { findState } from '@law/states';
import type { LawChange } from '@/features/all/law/model/law-changes';
import { shortSourceName, sourceRemark } from '@/features/all/law/model/source-text';
import { formatDate } from '@/lib/text/format';
import { Badge } from '@/ui/badge';
import { unbroken } from '@/ui/unbroken';

interface ChangeListProps {
  readonly changes: readonly LawChange[];
  readonly showsState: boolean;
}

const kinds = {
  announced: { label: 'Announced', tone: 'accent' },
  'in-force': { label: 'In force', tone: 'primary' },
  corrected: { label: 'Corrected by us', tone: 'outline' },
} as const;

/** The changes under the day from which each holds. */
export function ChangeList({ changes, showsState }: ChangeListProps) {
  const days = [...new Set(changes.map(({ on }) => on))];
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {days.map((day) => (
        <section key={day} className="grid gap-x-8 gap-y-4 py-6 md:grid-cols-[12rem_1fr]">
          <h2 className="text-xl">{unbroken(formatDate(day))}</h2>
          <ul className="grid gap-6">
            {changes
              .filter(({ on }) => on === day)
              .map((change) => (
                <Change key={change.id} change={change} showsState={showsState} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Change({ change, showsState }: { readonly change: LawChange; readonly showsState: boolean }) {
  const { id, kind, title, text, fact } = change;
  const state = fact.state === 'US' ? 'Federal' : (findState(fact.state)?.name ?? fact.state);
  return (
    <li id={id} className="min-w-0 scroll-mt-24">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-semibold">
        <span>{unbroken(showsState ? `${state}: ${title}` : title)}</span>
        <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
      </h3>
      <p className="mt-1.5 max-w-measure">{unbroken(text)}</p>
      <p className="mt-1.5 max-w-measure text-sm wrap-anywhere text-muted">
        <a href={fact.source} translate="no" className="link" rel="noopener nofollow">
          {unbroken(shortSourceName(fact))}
        </a>
        . {unbroken(sourceRemark(fact))}
      </p>
      <Documents documents={change.documents} />
    </li>
  );
}

function Documents({ documents }: Pick<LawChange, 'documents'>) {
  if (documents.length === 0) {
    return null;
  }
  return (
    <div className="mt-2 text-sm">
      <p className="text-muted">Our documents</p>
      <ul className="list-disc pl-5">
        {documents.map(({ path, title, sku, version, releasedOn, hasFollowed }) => (
          <li key={path}>
            <ProductLink sku={sku}>{title}</ProductLink>
            {unbroken(
              hasFollowed
                ? `, version ${version} of ${formatDate(releasedOn)}`
                : `, to follow; version ${version} is of ${formatDate(releasedOn)}`,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProductLink({ sku, children }: { readonly sku: string; readonly children: string }) {
  const known = productSkus.find((candidate) => candidate === sku);
  return known ? (
    <Link to={products[known].path} className="link">
      {children}
    </Link>
  ) : (
    children
  );
}
