import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import {
  handbookFormats,
  handbookLimits,
  type HandbookFormat,
  type HandbookPlan,
  type HandbookResponse,
} from '@contracts/handbook';
import { formatLabels } from '@contracts/file-formats';
import { toAppError } from '@/lib/errors/app-error';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { CheckboxField } from '@/ui/checkbox-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { requestHandbook, saveHandbook, type HandbookSource } from '../../api/handbook-api';
import { licenseFilesRoot } from '../../api/license-files';
import { rowsOf, type HandbookRow } from '../../model/handbook-rows';
import { ChapterList } from './chapter-list';

interface HandbookFormProps {
  readonly source: HandbookSource;
  readonly handbook: HandbookResponse;
  readonly onExpired: (() => void) | undefined;
}

interface Edited extends Omit<HandbookPlan, 'chapters'> {
  readonly rows: readonly HandbookRow[];
}

const planOf = ({ rows, ...plan }: Edited): HandbookPlan => ({
  ...plan,
  chapters: rows.map(({ chapter }) => chapter),
});

const logDelayMs = 1500;

/** The chapters of a handbook, the sections of one's own, and its download. A download saves what was changed. */
export function HandbookForm({ source, handbook, onExpired }: HandbookFormProps) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const queryClient = useQueryClient();
  useUnsavedGuard(edited !== null);
  const saved = { ...handbook.plan, rows: rowsOf(handbook.plan) };
  const current = edited ?? saved;
  const change = (part: Partial<Edited>) => setEdited({ ...current, ...part });
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: licenseFilesRoot });
    if (source.access.kind === 'session') {
      await queryClient.invalidateQueries({ queryKey: [queryRoots.account, source.access.userId] });
    }
  };
  const storeChanges = async () => {
    if (edited || handbook.missing.length > 0) {
      await saveHandbook(source, planOf(current));
      await refresh();
      setEdited(null);
    }
  };
  const fail = (error: unknown) => {
    if (toAppError(error).code === 'gone') {
      onExpired?.();
    }
  };
  const save = useMutation({
    mutationFn: storeChanges,
    onSuccess: () => void toast({ title: 'Handbook saved', tone: 'success' }),
    onError: fail,
  });
  const download = useMutation({
    mutationFn: async (format: HandbookFormat) => {
      await storeChanges();
      return requestHandbook(source, format);
    },
    onSuccess: (url) => {
      window.location.assign(url);
      void toast({ title: 'Download Started', tone: 'success' });
      // The log entry is written when the browser fetches the file.
      setTimeout(() => void refresh(), logDelayMs);
    },
    onError: fail,
  });
  const failure = download.error ?? save.error;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate();
  };

  return (
    <form className="grid gap-6" onSubmit={submit}>
      {!handbook.hasCompany && (
        <Callout title="Your company is not known yet">
          With your files below, choose “Filled in for my company” and answer the first questions. A handbook
          needs at least your company’s name.
        </Callout>
      )}
      {handbook.missing.length > 0 && (
        <Callout tone="warning" title="A chapter is gone">
          {`It is no longer among your files: ${handbook.missing.join(', ')}. The next download leaves it out.`}
        </Callout>
      )}
      <TextField
        label="Title on the cover"
        className="max-w-measure"
        value={current.title}
        maxLength={handbookLimits.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <ChapterList
        rows={current.rows}
        documents={handbook.documents}
        problems={edited ? [] : handbook.problems}
        onChange={(rows) => change({ rows })}
      />
      <CheckboxField
        label="Forms and pages to sign at the end"
        help="Acknowledgments and the forms of the chapters, together in a last chapter."
        checked={current.hasPapers}
        onChange={({ target }) => change({ hasPapers: target.checked })}
      />
      {failure !== null && (
        <div role="alert">
          <Callout tone="danger" title="The handbook was not made">
            {toAppError(failure).message} Your input is still here.
          </Callout>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {handbookFormats.map((format) => (
          <Button
            key={format}
            variant={format === 'docx' ? 'primary' : 'secondary'}
            isLoading={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {formatLabels[format]}
            <VisuallyHidden> of the handbook</VisuallyHidden>
          </Button>
        ))}
        <Button type="submit" variant="quiet" isLoading={save.isPending}>
          Save for later
        </Button>
      </div>
    </form>
  );
}
