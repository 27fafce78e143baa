import { useQuery } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { checkedTemplateQuery, publishedTextQuery } from '../../api/admin-templates';
import { DocumentFrame } from '@/ui/document-frame';

interface TemplatePreviewProps {
  readonly path: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The document as buyers get it, filled with its example values. */
export function TemplatePreview({ path, title, onClose }: TemplatePreviewProps) {
  const source = useQuery(publishedTextQuery(path));
  const content = source.data ?? '';
  const checked = useQuery({ ...checkedTemplateQuery(path, content, 'sample'), enabled: content !== '' });
  const failure = source.error ?? checked.error;
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      description="With example values."
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {failure && <ErrorState title="The preview did not load">{toAppError(failure).message}</ErrorState>}
      {!failure && !checked.data && (
        <Loading label="The preview is loading">
          <SkeletonText lines={10} />
        </Loading>
      )}
      {checked.data?.html && <DocumentFrame title={`Preview of ${title}`} html={checked.data.html} />}
    </Dialog>
  );
}
