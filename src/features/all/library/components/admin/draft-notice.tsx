import type { TemplateSource } from '@contracts/template-editing';
import { formatDateTime } from '@/lib/text/shop-time';
import { Callout } from '@/ui/callout';

/** Says whether buyers get the text in the editor or still an older one. */
export function DraftNotice({ source }: { readonly source: TemplateSource }) {
  const [newest] = source.history;
  if (!source.hasDraft || !newest) {
    return null;
  }
  return (
    <Callout tone="warning" title="Draft waiting">
      {`Revision ${source.revision} was saved on ${formatDateTime(newest.savedAt)}${newest.savedBy ? ` by ${newest.savedBy}` : ''} and is not published. Buyers get revision ${source.publishedRevision}.`}
    </Callout>
  );
}
