import type { ExternalStore } from '@/lib/browser/external-store';

/** Shows the state of a store, now and at each change until the element has left the page. */
export function follow<State>(
  { subscribe, state }: Pick<ExternalStore<State>, 'subscribe' | 'state'>,
  show: (state: State) => void,
  end: AbortSignal,
): void {
  const stop = subscribe(() => show(state()));
  end.addEventListener('abort', stop);
  show(state());
}
