import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { useGo } from '@/lib/url/go';
import { queryRoots } from '@/lib/queries/query-roots';
import { useSubmission } from '@/lib/forms/use-submission';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ButtonAnchor } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Markdown } from '@/ui/markdown';
import { MarkdownEditor } from '@/ui/markdown-editor';
import { Prose } from '@/ui/prose';
import { Cluster } from '@/ui/stack';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { saveText, type Save, type Saved, type StoredText } from '../api/texts-api';
import { textKinds, toDraft, toSlug, type Draft, type TextKind } from '../model/text-kinds';
import { ExtraFields } from './extra-fields';
import { SchedulePost } from './schedule-post';

interface TextEditorProps {
  readonly kind: TextKind;
  /** Omit it for a new text. */
  readonly stored?: StoredText | undefined;
  /** The open findings about its facts, passed by the page. */
  readonly facts?: ReactNode | undefined;
}

const firstValues = {
  category: 'Getting Started',
  level: 'Beginner',
  audience: 'Small-business owners',
  est_time: '5 min',
  version: '1.0',
};

/** Markdown on the left, a preview of the page on the right. */
export function TextEditor({ kind, stored, facts }: TextEditorProps) {
  const go = useGo();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft>(stored?.draft ?? toDraft(kind, firstValues));
  const [saved, setSaved] = useState<Saved | null>(stored ?? null);
  const [hasChanges, setHasChanges] = useState(false);
  const preview = useDeferredValue(draft['content'] ?? '');
  const { base, livePath } = textKinds[kind];
  const status = saved?.status ?? 'draft';
  useUnsavedGuard(hasChanges);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });

  const change = (name: string, value: string) => {
    setHasChanges(true);
    const isSuggested = !saved && draft['slug'] === toSlug(draft['title'] ?? '');
    setDraft({ ...draft, [name]: value, ...(name === 'title' && isSuggested && { slug: toSlug(value) }) });
  };
  // Text typed in the meantime is not saved, and would be lost on the page of the new text.
  const isAllSaved = (request: Save) => latest.current === request.draft;
  const keep = (answer: Saved, request: Save) => {
    setSaved(answer);
    setHasChanges(!isAllSaved(request));
  };
  const invalidate = (...queryKey: string[]) => queryClient.invalidateQueries({ queryKey });
  const open = async ({ id }: Saved, request: Save) => {
    if (!stored && isAllSaved(request)) {
      await go(`${base}/${id}`, { replace: true });
    }
  };
  const save = useSubmission(async (request: Save) => {
    const savedDrafts: Saved[] = [];
    try {
      const answer = await saveText({ ...request, wasDraft: status === 'draft' }, (savedDraft) => {
        savedDrafts.push(savedDraft);
        keep(savedDraft, request);
      });
      keep(answer, request);
      await invalidate(queryRoots.texts);
      await invalidate(queryRoots.auditLog);
      void toast({
        title: savedTexts[request.status as keyof typeof savedTexts],
        description: draft['title'],
        tone: 'success',
      });
      await open(answer, request);
    } catch (failure) {
      // Do not refetch the text itself: if the session has ended, typed text would be lost with the page.
      await invalidate(queryRoots.texts, 'facts');
      const [savedDraft] = savedDrafts;
      if (!stored && savedDraft) {
        void toast({
          title: 'Saved as a draft',
          description: 'Resolve the findings below the text, then publish it.',
          tone: 'neutral',
        });
        await open(savedDraft, request);
      }
      throw failure;
    }
  });
  const submit = (nextStatus: string, scheduledFor: string | null = null) =>
    save.submit({
      kind,
      id: saved?.id ?? null,
      draft,
      status: nextStatus,
      scheduledFor,
      seen: saved?.updatedAt ?? null,
    });
  // One request at a time: no button may look ready and do nothing.
  const isSaving = save.status === 'pending';
  const currentSchedule = status === 'scheduled' ? (stored?.scheduledFor ?? null) : null;

  return (
    <>
      <Cluster className="mb-6">
        <Badge tone={status === 'published' ? 'success' : 'neutral'}>{status}</Badge>
        {hasChanges && <span className="text-sm text-muted">Not saved yet</span>}
        {status === 'published' && (
          <ButtonAnchor href={`${livePath}/${draft['slug'] ?? ''}`} isNewTab variant="quiet" size="small">
            Open the page
          </ButtonAnchor>
        )}
      </Cluster>
      <div className="grid gap-8 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <TextField
            label="Title"
            maxLength={200}
            value={draft['title'] ?? ''}
            onChange={(event) => change('title', event.target.value)}
          />
          <TextField
            label="Address"
            help={`${livePath}/…: small letters, digits and hyphens.`}
            maxLength={160}
            value={draft['slug'] ?? ''}
            onChange={(event) => change('slug', event.target.value)}
          />
          <MarkdownEditor
            label="Text"
            help="Markdown. Raw HTML stays text."
            value={draft['content'] ?? ''}
            onChange={(text) => change('content', text)}
          />
          <ExtraFields kind={kind} draft={draft} onChange={change} />
        </div>
        <section aria-label="Preview" className="min-w-0 rounded-lg border border-hairline bg-surface p-6">
          <h2 className="mb-5 text-3xl">{draft['title']}</h2>
          <Prose>
            <Markdown source={preview} />
          </Prose>
        </section>
      </div>
      {facts && <div className="mt-8">{facts}</div>}
      {save.error && (
        <div role="alert" className="mt-6">
          <Callout tone="danger" title={hasChanges ? 'Nothing was saved' : 'It was not published'}>
            {save.error.message}
          </Callout>
        </div>
      )}
      <Cluster className="mt-8">
        <Button isLoading={isSaving} onClick={() => void submit(status, currentSchedule)}>
          {status === 'published' ? 'Save and publish' : 'Save'}
        </Button>
        {status !== 'published' && (
          <Button variant="secondary" isLoading={isSaving} onClick={() => void submit('published')}>
            Publish now
          </Button>
        )}
        {status !== 'draft' && (
          <Button variant="secondary" isLoading={isSaving} onClick={() => void submit('draft')}>
            {status === 'scheduled' ? 'Take off the schedule' : 'Unpublish'}
          </Button>
        )}
        {kind === 'post' && status !== 'published' && (
          <SchedulePost onSchedule={(time) => void submit('scheduled', time)} />
        )}
      </Cluster>
    </>
  );
}

const savedTexts = { draft: 'Saved', scheduled: 'Scheduled', published: 'Published' } as const;
