import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import type { FileMode } from '@contracts/file-formats';
import type { ContentProblem, TemplateSource } from '@contracts/template-editing';
import { toAppError } from '@/lib/app-error';
import { queryRoots } from '@/lib/query-roots';
import { useMutation } from '@/lib/use-mutation';
import { usePaused } from '@/lib/use-paused';
import { useUnsavedGuard } from '@/lib/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { MarkdownEditor, type MarkdownEditorHandle } from '@/ui/markdown-editor';
import { SelectField } from '@/ui/select-field';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { checkedTemplateQuery, saveTemplate, templateSourceQuery } from '../../api/template-desk';
import { deskModes, isDeskMode } from '../../model/desk-modes';
import { ContentCheck } from './content-check';
import { DocumentFrame } from '@/ui/document-frame';
import { VersionList } from './version-list';

/** The text of a template with the document that it makes beside it. */
export function TemplateEditor({ path }: { readonly path: string }) {
  const query = useQuery(templateSourceQuery(path));
  if (query.isPending) {
    return (
      <Loading label="The template is loading">
        <SkeletonText lines={12} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState title="The template did not load" onRetry={() => void query.refetch()}>
        {toAppError(query.error).message}
      </ErrorState>
    );
  }
  return <Editor key={path} path={path} source={query.data} />;
}

const waitForPauseMs = 700;
const nothing: readonly ContentProblem[] = [];

function Editor({ path, source }: { readonly path: string; readonly source: TemplateSource }) {
  const [content, setContent] = useState(source.content);
  // What the text is a change of: the saved one, until this editor saves the next.
  const [base, setBase] = useState({ content: source.content, revision: source.revision });
  const [note, setNote] = useState('');
  const [mode, setMode] = useState<FileMode>('sample');
  const editor = useRef<MarkdownEditorHandle>(null);
  const settled = usePaused(content, waitForPauseMs);
  const checked = useQuery({
    ...checkedTemplateQuery(path, settled, mode),
    placeholderData: (previous) => previous,
    enabled: settled.trim() !== '',
  });
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (sent: { readonly content: string; readonly change_note: string }) =>
      saveTemplate({ path, base_revision: base.revision, ...sent }),
    onSuccess: async ({ revision, changes }, sent) => {
      setBase({ content: sent.content, revision });
      setNote((now) => (now === sent.change_note ? '' : now));
      void toast({ title: `Saved as revision ${revision}`, description: changes, tone: 'success' });
      await queryClient.invalidateQueries({ queryKey: [queryRoots.library] });
    },
  });
  const problems = checked.data?.problems ?? nothing;
  const isChanged = content !== base.content;
  useUnsavedGuard(isChanged || note !== '');
  // A text with a mistake makes no document: the last one stays in sight.
  const [lastHtml, setLastHtml] = useState<string | null>(null);
  const html = useDeferredValue(lastHtml);
  if (checked.data?.html && checked.data.html !== lastHtml) {
    setLastHtml(checked.data.html);
  }

  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <div className="grid content-start gap-5">
        <MarkdownEditor
          ref={editor}
          label="Markdown"
          help="Front matter first, then the text. Placeholders stand in double braces."
          value={content}
          problems={problems}
          onChange={setContent}
        />
        <ContentCheck
          problems={problems}
          isChecking={checked.isFetching || settled !== content}
          onGoTo={(line) => editor.current?.goToLine(line)}
        />
        <TextField
          label="What changed"
          isOptional
          help="Told to buyers who have the older version, and shown in the change log of the product page."
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {save.isError && (
          <div role="alert">
            <Callout tone="danger" title="The template was not saved">
              {toAppError(save.error).message} Your text is still here.
            </Callout>
          </div>
        )}
        <div>
          <Button
            disabled={!isChanged || problems.length > 0}
            isLoading={save.isPending}
            onClick={() => save.mutate({ content, change_note: note })}
          >
            Save as a new version
          </Button>
        </div>
        <VersionList history={source.history} />
      </div>
      <div className="grid content-start gap-5 xl:sticky xl:top-24">
        <SelectField
          label="Show it"
          className="max-w-xs"
          value={mode}
          options={[...deskModes]}
          onChange={({ target }) => isDeskMode(target.value) && setMode(target.value)}
        />
        {checked.isError && <Callout tone="danger">{toAppError(checked.error).message}</Callout>}
        {html ? (
          <DocumentFrame title={path} html={html} />
        ) : (
          <p className="text-muted">The document appears here as soon as its text can be read.</p>
        )}
      </div>
    </div>
  );
}
