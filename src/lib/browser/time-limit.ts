/** A signal that aborts after this time, as `AbortSignal.timeout`, which Safari has had since version 16 only. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('It took too long.', 'TimeoutError')), milliseconds);
  return limit.signal;
}
