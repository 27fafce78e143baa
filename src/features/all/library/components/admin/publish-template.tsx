import type { TemplateSource } from '@contracts/template-editing';
import { plural } from '@/lib/text/format';
import { ActionDialog } from '@/ui/action-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast';
import { publishTemplate } from '../../api/admin-templates';

interface PublishTemplateProps {
  readonly path: string;
  readonly source: TemplateSource;
  /** The editor has unsaved changes, which would not be published. */
  readonly isChanged: boolean;
  readonly onPublished: () => Promise<void>;
}

/** Publishes the draft to the buyers, after a dialog that says how many they are. */
export function PublishTemplate({ path, source, isChanged, onPublished }: PublishTemplateProps) {
  const { revision, publishedRevision, buyers } = source;
  const [draft] = source.history;
  const note = draft?.note || draft?.changes;
  return (
    <ActionDialog
      title={`Publish revision ${revision}?`}
      consequence={
        buyers === 0
          ? `No buyer has this file yet. New buyers get this text in place of revision ${publishedRevision}.`
          : `${plural(buyers, 'buyer')} with an active license and all new ones get this text in place of revision ${publishedRevision}, at their next download.${note ? ` They get this note: “${note}”` : ''} A notice is prepared under Update Notices: it compares each buyer’s own copy, and you decide when it is sent.`
      }
      confirmLabel={buyers === 0 ? 'Publish' : `Publish to ${plural(buyers, 'buyer')}`}
      trigger={
        <Button variant="secondary" disabled={isChanged || !source.hasDraft}>
          Publish
        </Button>
      }
      onConfirm={async () => {
        const published = await publishTemplate(path, revision);
        await onPublished();
        void toast({
          title: `Revision ${published.revision} published`,
          description:
            published.buyers === 0
              ? 'New buyers get it from now on.'
              : `${plural(published.buyers, 'buyer')} and all new ones get it from now on.`,
          tone: 'success',
        });
      }}
    />
  );
}
