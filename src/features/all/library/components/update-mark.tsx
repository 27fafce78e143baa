import type { FileUpdate } from '@contracts/license-files';
import { formatDate } from '@/lib/text/format';
import { Badge } from '@/ui/badge';

/** What the last change of a document means for the buyer's own copy. */
export function UpdateMark({ update }: { readonly update: FileUpdate }) {
  const { isChanged, toldAt, toVersion, reason, facts } = update;
  const day = formatDate(toldAt);
  if (!isChanged) {
    return (
      <p className="mt-1 max-w-measure text-sm text-muted">
        Version {toVersion} of {day}: nothing changes for you. We compared it in your own copy.
      </p>
    );
  }
  return (
    <div className="mt-1 max-w-measure text-sm text-ink">
      <p>
        <Badge tone="accent">Changes in your copy</Badge> Since {day}. {reason}
      </p>
      {facts.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
