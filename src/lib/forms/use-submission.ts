import { useCallback, useState } from 'react';
import { toAppError, type AppError } from '../errors/app-error';
import { useSingleFlight } from '../react/use-single-flight';

export interface Submission<Input> {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly input: Input | null;
  readonly error: AppError | null;
  readonly submit: (input: Input) => Promise<AppError | null>;
  readonly reset: () => void;
}

/**
 * Sends a form once and keeps what was typed. Resolves to the error, or to null. The promise of an ignored press never
 * resolves, because its caller would take null for a success.
 */
export function useSubmission<Input>(send: (input: Input) => Promise<unknown>): Submission<Input> {
  const [state, setState] = useState<Pick<Submission<Input>, 'status' | 'input' | 'error'>>({
    status: 'idle',
    input: null,
    error: null,
  });
  const sendOnce = useSingleFlight(async (input: Input, settle: (error: AppError | null) => void) => {
    setState({ status: 'pending', input, error: null });
    try {
      await send(input);
      setState({ status: 'success', input, error: null });
      settle(null);
    } catch (failure) {
      const error = toAppError(failure);
      setState({ status: 'error', input, error });
      settle(error);
    }
  });
  const submit = useCallback(
    (input: Input) => new Promise<AppError | null>((resolve) => sendOnce(input, resolve)),
    [sendOnce],
  );
  const reset = useCallback(() => setState({ status: 'idle', input: null, error: null }), []);
  return { ...state, submit, reset };
}
