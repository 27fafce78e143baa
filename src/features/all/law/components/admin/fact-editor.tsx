import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { confidences, figureUnits, type LawFact } from '@law/law-fact';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useDraft } from '@/lib/forms/use-draft';
import { useMutation } from '@/lib/queries/use-mutation';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { factQuery, saveFact, type EditableFact } from '../../api/admin-facts-api';
import { FactHistory } from './fact-history';
import { FactUse } from './fact-use';
import { SourceFields } from './source-fields';

const confidenceLabels = {
  official: 'Read on an official page',
  secondary: 'Read second-hand',
  calculated: 'Worked out from other facts',
} as const;

/** A fact: its text and figure, where and when it was read, and its history. */
export function FactEditor({ factKey }: { readonly factKey: string }) {
  const { data, isPending, isError, refetch } = useQuery(factQuery(factKey));
  // Newer data does not replace typed text; restoring an old version does.
  const [restored, setRestored] = useState(0);
  if (isPending) {
    return (
      <Loading label="Loading the fact...">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (isError) {
    return <ErrorState title="The fact did not load" onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-12 xl:grid-cols-[1fr_24rem]">
      <FactForm key={restored} loaded={data} />
      <div>
        <FactUse fact={data.fact} />
        <FactHistory current={data} onRestored={() => setRestored((count) => count + 1)} />
      </div>
    </div>
  );
}

function FactForm({ loaded }: { readonly loaded: EditableFact }) {
  const edited = useDraft<LawFact>({ content: loaded.fact, updatedAt: loaded.updatedAt });
  const { content: fact, change } = edited;
  useUnsavedGuard(edited.isChanged);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (sent: LawFact) => saveFact(edited.send(sent)),
    onSuccess: async (_, sent) => {
      edited.setSaved(sent);
      await queryClient.invalidateQueries({ queryKey: [queryRoots.lawFacts] });
      await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
      void toast({
        title: 'Fact saved',
        description: 'The pages that use it are rendered again.',
        tone: 'success',
      });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(fact);
  };

  return (
    <form onSubmit={submit} className="grid content-start gap-5">
      <TextAreaField
        label="Statement"
        help="The text on the pages. Write figures with their unit, as in “12 weeks”."
        required
        maxLength={1000}
        value={fact.statement}
        onChange={(event) => change({ statement: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Figure"
          isOptional
          inputMode="decimal"
          type="number"
          step="any"
          value={fact.figure ?? ''}
          onChange={(event) =>
            change({ figure: event.target.value === '' ? null : Number(event.target.value) })
          }
        />
        <SelectField
          label="Unit"
          options={[
            { value: '', label: 'None' },
            ...figureUnits.map((unit) => ({ value: unit, label: unit })),
          ]}
          value={fact.unit ?? ''}
          onChange={(event) =>
            change({ unit: figureUnits.find((unit) => unit === event.target.value) ?? null })
          }
        />
        <TextField
          label="Statute"
          isOptional
          maxLength={200}
          value={fact.statute ?? ''}
          onChange={(event) => change({ statute: event.target.value || null })}
        />
        <SelectField
          label="How it was read"
          options={confidences.map((value) => ({ value, label: confidenceLabels[value] }))}
          value={fact.confidence}
          onChange={(event) =>
            change({ confidence: confidences.find((value) => value === event.target.value) ?? 'secondary' })
          }
        />
        <TextField
          type="date"
          label="Read on"
          required
          value={fact.checkedOn}
          onChange={(event) => change({ checkedOn: event.target.value })}
        />
        <TextField
          type="date"
          label="Next reading"
          help="From that day on pages mark it as under review."
          required
          min={fact.checkedOn}
          value={fact.nextCheck}
          onChange={(event) => change({ nextCheck: event.target.value })}
        />
      </div>
      <TextField
        type="url"
        label="Address of the source"
        required
        pattern="https?://.+"
        value={fact.source}
        onChange={(event) => change({ source: event.target.value })}
      />
      <SourceFields fact={fact} onChange={change} />
      {save.isError && (
        <Callout tone="danger" title="Not saved">
          <span role="alert">{toAppError(save.error).message} Your input is still here.</span>
        </Callout>
      )}
      <div>
        <Button type="submit" isLoading={save.isPending}>
          Save fact
        </Button>
      </div>
    </form>
  );
}
