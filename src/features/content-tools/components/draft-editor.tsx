import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toAppError } from '@/lib/app-error';
import { queryRoots } from '@/lib/query-roots';
import { useEdited } from '@/lib/use-edited';
import { useMutation } from '@/lib/use-mutation';
import { useUnsavedGuard } from '@/lib/use-unsaved-guard';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { MarkdownEditor } from '@/ui/markdown-editor';
import { Cluster, Stack } from '@/ui/stack';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { checkAgain, draftQuery, ownText, publishDraft, resolveFinding, saveDraft } from '../api/drafts-api';
import { asStored, type Draft, type DraftKind, type DraftText } from '../model/draft';
import { DraftFindings } from './draft-findings';
import { QueryStates } from './query-states';
import { SearchFields } from './search-fields';

interface DraftEditorProps {
  readonly kind: DraftKind;
  readonly id: string;
  readonly siteUrl: string;
}

/** A generated text: its open facts, its words, and how it looks in search results. */
export function DraftEditor({ kind, id, siteUrl }: DraftEditorProps) {
  const query = useQuery(draftQuery(kind, id));
  return (
    <QueryStates query={query} what="The draft">
      {(draft) => <Editor key={draft.id} draft={draft} siteUrl={siteUrl} />}
    </QueryStates>
  );
}

const textOf = ({ title, slug, content, excerpt, metaDescription, keywords }: Draft): DraftText => ({
  title,
  slug,
  content,
  excerpt,
  metaDescription,
  keywords,
});

type EditedText = ReturnType<typeof useEdited<DraftText>>;

function useDraftActs(draft: Draft, { send, setSaved }: Pick<EditedText, 'send' | 'setSaved'>) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [queryRoots.posts, queryRoots.articles, queryRoots.calendar].map((root) =>
        queryClient.invalidateQueries({ queryKey: [root] }),
      ),
    );
  return {
    save: useMutation({
      mutationFn: (text: DraftText) => saveDraft(draft, send(text)),
      onSuccess: async (_, text) => {
        setSaved(text);
        await refresh();
        void toast({ title: 'Draft saved', description: 'Its facts were checked again.', tone: 'success' });
      },
    }),
    check: useMutation({ mutationFn: () => checkAgain(draft), onSettled: refresh }),
    publish: useMutation({
      mutationFn: () => publishDraft(draft),
      onSuccess: async () => {
        await refresh();
        void toast({ title: 'Published', description: 'Visitors read it from now on.', tone: 'success' });
      },
    }),
    own: useMutation({ mutationFn: () => ownText(draft), onSettled: refresh }),
    resolve: async (findingId: string, reason: string) => {
      await resolveFinding(findingId, reason);
      await refresh();
    },
  };
}

function Editor({ draft, siteUrl }: { readonly draft: Draft; readonly siteUrl: string }) {
  const edited = useEdited({ content: textOf(draft), updatedAt: draft.updatedAt }, (sent) =>
    asStored(draft.kind, sent),
  );
  const { content: text, isChanged, change } = edited;
  const { save, check, publish, own, resolve } = useDraftActs(draft, edited);
  useUnsavedGuard(isChanged);
  const failure = save.error ?? publish.error ?? check.error ?? own.error;
  const folder = draft.kind === 'post' ? 'blog' : 'knowledge-base';
  return (
    <Stack gap="large">
      <Cluster>
        <Badge tone={draft.status === 'published' ? 'success' : 'neutral'}>{draft.status}</Badge>
        {draft.isSample && <Badge tone="info">Sample text</Badge>}
        {draft.status === 'published' && <a href={`/${folder}/${draft.slug}`}>Read it as a visitor</a>}
      </Cluster>
      {draft.isSample && (
        <Callout tone="note" title="This is sample text">
          The sandbox put it together from the topic and the checked facts. Write it in your own words, take
          out the line that calls it a sample, then say that it is yours.
          <div className="mt-3">
            <Button
              variant="secondary"
              size="small"
              isLoading={own.isPending}
              disabled={isChanged}
              onClick={() => own.mutate()}
            >
              It is my own text now
            </Button>
          </div>
        </Callout>
      )}
      <DraftFindings
        findings={draft.findings}
        isChecking={check.isPending}
        onCheck={() => check.mutate()}
        onResolve={resolve}
      />
      <section aria-labelledby="draft-text" className="grid gap-4">
        <h2 id="draft-text" className="text-xl">
          Text
        </h2>
        <TextField
          label="Title"
          maxLength={200}
          value={text.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <MarkdownEditor
          label="Markdown"
          help="Raw HTML stays text."
          value={text.content}
          onChange={(content) => change({ content })}
        />
      </section>
      <SearchFields draft={draft} text={text} siteUrl={siteUrl} onChange={change} />
      {failure && (
        <div role="alert">
          <Callout tone="danger" title="This did not work">
            {failure instanceof Error ? failure.message : toAppError(failure).message}
          </Callout>
        </div>
      )}
      <Cluster>
        <Button isLoading={save.isPending} disabled={!isChanged} onClick={() => save.mutate(text)}>
          Save draft
        </Button>
        {draft.status !== 'published' && (
          <PublishButton
            kind={draft.kind}
            isSample={draft.isSample}
            isBusy={publish.isPending}
            isDisabled={isChanged}
            onPublish={() => publish.mutate()}
          />
        )}
      </Cluster>
    </Stack>
  );
}

interface PublishButtonProps {
  readonly kind: DraftKind;
  readonly isSample: boolean;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onPublish: () => void;
}

/** Asks once more before visitors read what no one has written for them. */
function PublishButton({ kind, isSample, isBusy, isDisabled, onPublish }: PublishButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        isLoading={isBusy}
        disabled={isDisabled}
        onClick={() => (isSample ? setIsAsking(true) : onPublish())}
      >
        Publish now
      </Button>
      <ConfirmDialog
        title="Publish sample text?"
        consequence={
          kind === 'post'
            ? 'Visitors read it with a Sample badge, and search engines are asked to leave it out.'
            : 'Visitors read it with the line that calls it a sample.'
        }
        confirmLabel="Publish the sample"
        isDanger={false}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => {
          setIsAsking(false);
          onPublish();
        }}
      />
    </>
  );
}
