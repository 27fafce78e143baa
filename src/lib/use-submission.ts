import { useCallback, useEffect, useRef, useState } from 'react';
import { toAppError, type AppError } from './app-error';

export interface Submission<Input> {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly input: Input | null;
  readonly error: AppError | null;
  submit(input: Input): Promise<AppError | null>;
  reset(): void;
}

/**
 * Sends a visitor's form once: a second click while the first is under way does nothing, and what was typed stays where it
 * is. Resolves to the error, or to null; the click that did nothing never hears how it ended, so that nobody takes it for a
 * success.
 */
export function useSubmission<Input>(send: (input: Input) => Promise<unknown>): Submission<Input> {
  const [state, setState] = useState<Pick<Submission<Input>, 'status' | 'input' | 'error'>>({
    status: 'idle',
    input: null,
    error: null,
  });
  const isUnderWay = useRef(false);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });

  const submit = useCallback(async (input: Input) => {
    if (isUnderWay.current) {
      return new Promise<never>(() => undefined);
    }
    isUnderWay.current = true;
    setState({ status: 'pending', input, error: null });
    try {
      await latest.current(input);
      setState({ status: 'success', input, error: null });
      return null;
    } catch (failure) {
      const error = toAppError(failure);
      setState({ status: 'error', input, error });
      return error;
    } finally {
      isUnderWay.current = false;
    }
  }, []);

  const reset = useCallback(() => setState({ status: 'idle', input: null, error: null }), []);
  return { ...state, submit, reset };
}
