import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toAppError } from '@/lib/errors/app-error';
import { plural } from '@/lib/text/format';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextAreaField } from '@/ui/text-area-field';
import { toast } from '@/ui/toast';
import { testPrompt } from '../api/ai-api';
import { formatCost } from '../model/ai-run';
import { useIsAiOff } from './ai-off-notice';

const shownCharacters = 500;
const needsPrompt = 'Please enter a test prompt';

/** Tests the connection: the response is shown and counted, but not stored. */
export function TestPrompt() {
  const queryClient = useQueryClient();
  const isOff = useIsAiOff();
  const [prompt, setPrompt] = useState('');
  const [problem, setProblem] = useState<string>();
  const [tested, setTested] = useState('');
  useUnsavedGuard(prompt.trim() !== tested);
  const test = useMutation({
    mutationFn: testPrompt,
    onSuccess: (_, asked) => setTested(asked),
    onError: (error) => toast({ title: `Test failed: ${toAppError(error).message}`, tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [queryRoots.aiRuns] }),
  });

  const submit = () => {
    const isEmpty = prompt.trim() === '';
    setProblem(isEmpty ? needsPrompt : undefined);
    if (isEmpty) {
      void toast({ title: needsPrompt, tone: 'error' });
      return;
    }
    test.mutate(prompt.trim());
  };

  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Test prompt</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextAreaField
          label="Test prompt"
          rows={2}
          maxLength={200}
          help="A topic, as for a post. Counts as one generation; nothing is saved."
          value={prompt}
          error={problem}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <Button type="submit" className="mt-4" isLoading={test.isPending} disabled={isOff}>
          Test generation
        </Button>
      </form>
      <div aria-live="polite">
        {test.isError && (
          <p className="mt-4 text-danger">{`Test failed: ${toAppError(test.error).message}`}</p>
        )}
        {test.data && (
          <div className="mt-5">
            <p className="text-sm text-muted">
              {`${plural(test.data.wordCount, 'word')}, ${formatCost(test.data.cost)}${test.data.isSample ? ', sample text' : ''}`}
            </p>
            <pre className="mt-2 max-w-measure rounded bg-sunken p-4 font-sans text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
              {`${test.data.markdown.slice(0, shownCharacters)}${test.data.markdown.length > shownCharacters ? '…' : ''}`}
            </pre>
          </div>
        )}
      </div>
    </Card>
  );
}
