import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AiState, AiStatus } from '@contracts/content-tools';
import { toAppError } from '@/lib/errors/app-error';
import { queryRoots } from '@/lib/queries/query-roots';
import { useDraft } from '@/lib/forms/use-draft';
import { useMutation } from '@/lib/queries/use-mutation';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { KeyValueList } from '@/ui/key-value-list';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { aiStatusQuery, saveAiSettings, type Budget } from '../api/ai-api';
import { formatCost } from '../model/ai-run';
import { QueryStates } from './query-states';

const states: Readonly<
  Record<AiState, { readonly label: string; readonly tone: 'success' | 'accent' | 'danger' }>
> = {
  ready: { label: 'Connected to OpenAI', tone: 'success' },
  sandbox: { label: 'Sandbox: sample text', tone: 'accent' },
  'not-configured': { label: 'No key set', tone: 'danger' },
};

/** The text generator, the remaining hourly and monthly limits, and the key and budget settings. */
export function AiStatusCard() {
  const query = useQuery(aiStatusQuery);
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">AI status</h2>
      <QueryStates query={query} what="The AI status">
        {(status) => <Status status={status} />}
      </QueryStates>
    </Card>
  );
}

function Status({ status }: { readonly status: AiStatus }) {
  const { label, tone } = states[status.state];
  return (
    <>
      <KeyValueList
        layout="columns"
        items={[
          { label: 'Connection', value: <Badge tone={tone}>{label}</Badge> },
          { label: 'Model', value: status.model },
          { label: 'This hour', value: `${status.used} of ${status.limit} generations` },
          {
            label: 'This month',
            value: `${formatCost(status.monthCost)} of $${status.monthBudget.toFixed(2)}`,
          },
        ]}
      />
      <p className="mt-4 max-w-measure text-sm text-muted">
        10 generations per hour per admin. A batch counts one for each post.
      </p>
      {status.state === 'not-configured' && (
        <Callout tone="warning" title="Set a key first" className="mt-4">
          OpenAI generates the texts. Create a key at platform.openai.com under API keys, and store it below.
          Until then the buttons stay off.
        </Callout>
      )}
      {status.state === 'sandbox' && (
        <Callout className="mt-4" title="You are trying it out">
          Without a key the sandbox answers with sample text. It costs nothing, and every sample says so.
        </Callout>
      )}
      <SettingsForm status={status} />
    </>
  );
}

interface Sent {
  readonly key: string | undefined;
  readonly budget: Budget | undefined;
}

function SettingsForm({ status }: { readonly status: AiStatus }) {
  const queryClient = useQueryClient();
  const [apiKey, setApiKey] = useState('');
  const shown = String(status.monthBudget);
  const edited = useDraft<Budget>({ content: { dollars: shown }, updatedAt: shown });
  const isChanged = apiKey.trim() !== '' || edited.isChanged;
  useUnsavedGuard(isChanged);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [queryRoots.aiRuns] });
  const save = useMutation({
    mutationFn: ({ key, budget }: Sent) =>
      saveAiSettings({ apiKey: key, budget: budget && edited.send(budget) }),
    onSuccess: async (_, { key, budget }) => {
      setApiKey((now) => (now.trim() === key ? '' : now));
      if (budget) edited.setSaved(budget);
      await refresh();
      void toast({ title: 'Settings Saved', tone: 'success' });
    },
    // The reason may be a budget that someone else saved.
    onError: refresh,
  });
  return (
    <form
      className="mt-6 grid max-w-3xl items-start gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({
          key: apiKey.trim() || undefined,
          budget: edited.isChanged ? edited.content : undefined,
        });
      }}
    >
      <TextField
        type="password"
        label="OpenAI key"
        isOptional
        autoComplete="off"
        help="Only the functions can read it, and it is never shown again. Leave it empty to keep the stored key."
        value={apiKey}
        onChange={(event) => setApiKey(event.target.value)}
      />
      <TextField
        label="Monthly budget in dollars"
        inputMode="decimal"
        help="Nothing is generated beyond it. Sample text is free."
        value={edited.content.dollars}
        error={save.isError ? toAppError(save.error).message : undefined}
        onChange={({ target }) => edited.change({ dollars: target.value })}
      />
      <div>
        <Button type="submit" variant="secondary" isLoading={save.isPending} disabled={!isChanged}>
          Save AI settings
        </Button>
      </div>
    </form>
  );
}
