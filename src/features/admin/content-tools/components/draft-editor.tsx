import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useDraft } from '@/lib/forms/use-draft';
import { useMutation } from '@/lib/queries/use-mutation';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { MarkdownEditor } from '@/ui/markdown-editor';
import type { Elements } from '@/ui/elements';
import { Cluster, Stack } from '@/ui/stack';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { draftQuery, ownText, publishDraft, saveDraft } from '../api/drafts-api';
import { asStored, type Draft, type DraftKind, type DraftText } from '../model/draft';
import { QueryStates } from './query-states';
import { SearchFields } from './search-fields';

interface DraftEditorProps {
  readonly kind: DraftKind;
  readonly id: string;
  readonly siteUrl: string;
  /** The open findings about its facts, passed by the page. */
  readonly facts?: Elements;
}

/** A generated text: its open findings, its content, and its preview in search results. */
export function DraftEditor({ kind, id, siteUrl, facts }: DraftEditorProps) {
  const query = useQuery(draftQuery(kind, id));
  return (
    <QueryStates query={query} what="The draft">
      {(draft) => <Editor key={draft.id} draft={draft} siteUrl={siteUrl} facts={facts} />}
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

type EditedText = ReturnType<typeof useDraft<DraftText>>;

function useDraftActions(draft: Draft, { send, setSaved }: Pick<EditedText, 'send' | 'setSaved'>) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [queryRoots.posts, queryRoots.articles, queryRoots.calendar, queryRoots.texts].map((root) =>
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
    publish: useMutation({
      mutationFn: () => publishDraft(draft),
      onError: () => queryClient.invalidateQueries({ queryKey: [queryRoots.texts, 'facts'] }),
      onSuccess: async () => {
        await refresh();
        void toast({
          title: 'Published',
          description: 'Visitors will see it within a minute.',
          tone: 'success',
        });
      },
    }),
    own: useMutation({ mutationFn: () => ownText(draft), onSettled: refresh }),
  };
}

interface EditorProps extends Pick<DraftEditorProps, 'siteUrl' | 'facts'> {
  readonly draft: Draft;
}

function Editor({ draft, siteUrl, facts }: EditorProps) {
  const edited = useDraft({ content: textOf(draft), updatedAt: draft.updatedAt }, (sent) =>
    asStored(draft.kind, sent),
  );
  const { content: text, isChanged, change } = edited;
  const { save, publish, own } = useDraftActions(draft, edited);
  useUnsavedGuard(isChanged);
  const failure = save.error ?? publish.error ?? own.error;
  const folder = draft.kind === 'post' ? 'blog' : 'knowledge-base';
  return (
    <Stack gap="large">
      <Cluster>
        <Badge tone={draft.status === 'published' ? 'success' : 'neutral'}>{draft.status}</Badge>
        {draft.isSample && <Badge tone="info">Sample text</Badge>}
        {draft.status === 'published' && <a href={`/${folder}/${draft.slug}`}>View the public page</a>}
      </Cluster>
      {draft.isSample && (
        <Callout tone="note" title="This is sample text">
          The sandbox put it together from the topic and the checked facts, and it cannot be published. Take
          out the line that calls it a sample and write the rest in your own words; statements with a source
          may stay. Then say that it is yours: at most 30 percent of the wording may still be the AI’s.
          <div className="mt-3">
            <Button
              variant="secondary"
              size="small"
              isLoading={own.isPending}
              disabled={isChanged}
              onClick={() => own.mutate()}
            >
              Mark as my own text
            </Button>
          </div>
        </Callout>
      )}
      {facts}
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
          <Button
            variant="secondary"
            isLoading={publish.isPending}
            disabled={isChanged}
            onClick={() => publish.mutate()}
          >
            Publish now
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
