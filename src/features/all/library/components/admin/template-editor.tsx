import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import type { FileMode } from '@contracts/file-formats';
import type { ContentProblem, TemplateSource } from '@contracts/template-editing';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { useDebouncedValue } from '@/lib/forms/use-debounced-value';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { MarkdownEditor } from '@/ui/markdown-editor';
import type { MarkdownEditorHandle } from '@/ui/markdown-surface';
import { SelectField } from '@/ui/select-field';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { Cluster } from '@/ui/stack';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { checkedTemplateQuery, saveTemplate, templateSourceQuery } from '../../api/admin-templates';
import { exportModes, isExportMode } from '../../model/export-modes';
import { ContentCheck } from './content-check';
import { DocumentFrame } from '@/ui/document-frame';
import { DraftNotice } from './draft-notice';
import { PublishTemplate } from './publish-template';
import { VersionList } from './version-list';

/** The text of a template next to the document generated from it. */
export function TemplateEditor({ path }: { readonly path: string }) {
  const query = useQuery(templateSourceQuery(path));
  // Newer data does not replace the text in the editor; restoring a version does.
  const [restored, setRestored] = useState(0);
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
  return (
    <Editor
      key={`${path} ${restored}`}
      path={path}
      source={query.data}
      onRestored={() => setRestored((count) => count + 1)}
    />
  );
}

const waitForPauseMs = 700;
const nothing: readonly ContentProblem[] = [];

interface EditorProps {
  readonly path: string;
  readonly source: TemplateSource;
  readonly onRestored: () => void;
}

function Editor({ path, source, onRestored }: EditorProps) {
  const [content, setContent] = useState(source.content);
  // The version that the text is based on: the saved one, until this editor saves the next.
  const [base, setBase] = useState({ content: source.content, revision: source.revision });
  const [note, setNote] = useState('');
  const [mode, setMode] = useState<FileMode>('sample');
  const editor = useRef<MarkdownEditorHandle>(null);
  const settled = useDebouncedValue(content, waitForPauseMs);
  const checked = useQuery({
    ...checkedTemplateQuery(path, settled, mode),
    placeholderData: (previous) => previous,
    enabled: settled.trim() !== '',
  });
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [queryRoots.library] });
  const save = useMutation({
    mutationFn: (sent: { readonly content: string; readonly change_note: string }) =>
      saveTemplate({ path, base_revision: base.revision, ...sent }),
    onSuccess: async ({ revision, changes }, sent) => {
      setBase({ content: sent.content, revision });
      setNote((now) => (now === sent.change_note ? '' : now));
      void toast({ title: `Draft saved as revision ${revision}`, description: changes, tone: 'success' });
      await refresh();
    },
  });
  const problems = checked.data?.problems ?? nothing;
  const isChanged = content !== base.content;
  useUnsavedGuard(isChanged || note !== '');
  // A text with a mistake generates no document: the last one stays visible.
  const [lastHtml, setLastHtml] = useState<string | null>(null);
  const html = useDeferredValue(lastHtml);
  if (checked.data?.html && checked.data.html !== lastHtml) {
    setLastHtml(checked.data.html);
  }

  return (
    <>
      <div className="grid gap-8 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-5">
          <DraftNotice source={source} />
          <MarkdownEditor
            ref={editor}
            label="Markdown"
            help="Front matter first, then the text. Write placeholders in double braces."
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
            help="Sent to buyers of the older version, and shown in the change log of the product page."
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
          <Cluster>
            <Button
              disabled={!isChanged || problems.length > 0}
              isLoading={save.isPending}
              onClick={() => save.mutate({ content, change_note: note })}
            >
              Save draft
            </Button>
            <PublishTemplate path={path} source={source} isChanged={isChanged} onPublished={refresh} />
          </Cluster>
        </div>
        <div className="grid content-start gap-5 xl:sticky xl:top-24">
          <SelectField
            label="Show it"
            className="max-w-xs"
            value={mode}
            options={[...exportModes]}
            onChange={({ target }) => isExportMode(target.value) && setMode(target.value)}
          />
          {checked.isError && <Callout tone="danger">{toAppError(checked.error).message}</Callout>}
          {html ? (
            <DocumentFrame title={`Preview of ${path}`} html={html} />
          ) : (
            <p className="text-muted">The document appears here as soon as its text can be read.</p>
          )}
        </div>
      </div>
      <div className="mt-10">
        <VersionList
          path={path}
          source={source}
          onRestored={async () => {
            await refresh();
            onRestored();
          }}
        />
      </div>
    </>
  );
}
