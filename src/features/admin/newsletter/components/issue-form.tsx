import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useGo } from '@/lib/url/go';
import { newsletterLimits, type NewsletterText } from '@contracts/newsletter';
import { toAppError } from '@/lib/errors/app-error';
import { useDraft } from '@/lib/forms/use-draft';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { saveNewsletter, type Issue } from '../api/newsletter-api';
import type { Choice } from '../model/items';
import { IssueActions } from './issue-actions';
import { IssuePreview } from './issue-preview';
import { ItemChoices } from './item-choices';

const empty: NewsletterText = { subject: '', intro: '', items: [] };

interface IssueFormProps {
  readonly id: string;
  /** Null for a new issue. */
  readonly stored: Issue | null;
  readonly choices: readonly Choice[];
}

const textOf = ({ subject, intro, items }: NewsletterText): NewsletterText => ({ subject, intro, items });

/** Subject, first lines and entries of a draft, with its preview and what can be done with it. */
export function IssueForm({ id, stored, choices }: IssueFormProps) {
  const edited = useDraft<NewsletterText>({
    content: stored ? textOf(stored) : empty,
    updatedAt: stored?.updatedAt ?? '',
  });
  const { content, change, isChanged } = edited;
  /** The version of a new issue that was saved while somebody typed on; empty before. */
  const [savedAt, setSavedAt] = useState('');
  useUnsavedGuard(isChanged);
  const queryClient = useQueryClient();
  const go = useGo();
  const save = useMutation({
    mutationFn: (sent: NewsletterText) => {
      const sending = edited.send(sent);
      return saveNewsletter(id, { ...sending, updatedAt: sending.updatedAt || savedAt });
    },
    onSuccess: async (answer, sent) => {
      edited.setSaved(sent);
      setSavedAt(answer.updatedAt);
      await queryClient.invalidateQueries({ queryKey: [queryRoots.newsletter] });
      void toast({ title: 'Draft saved', description: sent.subject, tone: 'success' });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(content);
  };
  // A new issue gets its own address once it is saved, and not while somebody is typing on.
  const isNewAndSaved = savedAt !== '' && !isChanged && stored === null;
  useEffect(() => {
    if (isNewAndSaved) {
      void go(`/admin/newsletter/${id}`, { replace: true });
    }
  }, [isNewAndSaved, id, go]);

  return (
    <div className="grid gap-12 xl:grid-cols-[1fr_24rem]">
      <form onSubmit={submit} className="grid content-start gap-5">
        <TextField
          label="Subject"
          required
          maxLength={newsletterLimits.subject}
          value={content.subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
        <TextAreaField
          label="First lines"
          help="Plain text. An empty line begins a new paragraph."
          isOptional
          rows={6}
          maxLength={newsletterLimits.intro}
          value={content.intro}
          onChange={(event) => change({ intro: event.target.value })}
        />
        <ItemChoices choices={choices} items={content.items} onChange={(items) => change({ items })} />
        {save.isError && (
          <Callout tone="danger" title="Not saved">
            <span role="alert">{toAppError(save.error).message} Your input is still here.</span>
          </Callout>
        )}
        <div>
          <Button type="submit" isLoading={save.isPending}>
            Save draft
          </Button>
        </div>
      </form>
      <aside aria-label="The issue" className="grid content-start gap-8">
        {stored && <IssueActions issue={stored} isChanged={isChanged} />}
        <IssuePreview text={content} />
      </aside>
    </div>
  );
}
