import type { NewsletterText } from '@contracts/newsletter';
import { toAppError } from '@/lib/errors/app-error';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { DocumentFrame } from '@/ui/document-frame';
import { Tabs } from '@/ui/tabs';
import { previewNewsletter } from '../api/newsletter-api';

/** The mail as a reader would get it, in both its forms. */
export function IssuePreview({ text }: { readonly text: NewsletterText }) {
  const preview = useMutation({ mutationFn: previewNewsletter });
  return (
    <section aria-label="Preview">
      <h2 className="mb-3 text-xl">Preview</h2>
      <Button variant="secondary" isLoading={preview.isPending} onClick={() => preview.mutate(text)}>
        Show preview
      </Button>
      {preview.isError && (
        <div role="alert" className="mt-3">
          <Callout tone="danger">{toAppError(preview.error).message}</Callout>
        </div>
      )}
      {preview.data && (
        <Tabs
          label="Preview"
          className="mt-4"
          items={[
            {
              value: 'html',
              label: 'HTML',
              content: <DocumentFrame title="Preview of the issue" html={preview.data.html} />,
            },
            {
              value: 'text',
              label: 'Plain text',
              content: <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{preview.data.text}</pre>,
            },
          ]}
        />
      )}
    </section>
  );
}
