import { createElement, lazy, type ComponentType } from 'react';
import { typedKey } from '../browser/renewal/typed-key';
import type * as Renewal from '../browser/renewal/renewal';
import { readStored } from '../browser/safe-storage';

/** A chunk that failed to load. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly help: Renewal.Help;

  constructor(help: Renewal.Help, cause?: unknown) {
    super('A part of the page did not load.', { cause });
    this.help = help;
  }
}

/** What helps, after words that say what did not load. */
export const loadAdvice = (error: unknown): string => (error instanceof LoadError ? error.help.advice : '');

/** From an address without a hash, so that a tab that is older than the site gets it, too; requested again each time. */
const loadRenewal = () =>
  import.meta.env.DEV
    ? import('../browser/renewal/renewal')
    : (import(/* @vite-ignore */ `/renewal.js?${Date.now()}`) as Promise<typeof Renewal>);

/** Notes on each field where it was typed into, and puts back what was typed before the site was renewed. */
export function followTyping(): void {
  addEventListener(
    'input',
    ({ target }) => ((target as HTMLElement).dataset['typedAt'] = location.pathname),
    true,
  );
  if (readStored(typedKey, String, 'session')) void loadRenewal().then(({ putBack }) => putBack());
}

/** For code that did not load: renews a page that is older than the site and never settles, or fails. */
export async function renewOrFail(cause: unknown): Promise<never> {
  const help = await loadRenewal()
    .then(({ renew }) => renew())
    .catch(() => null);
  throw new LoadError(help ?? { advice: 'Check your connection and try again.' }, cause);
}

const failed = new Set<() => void>();

/** React keeps the failure of a lazy component. After this call the component is requested again on its next use. */
export function forgetFailedLoads(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/** A component that loads on first render and can be retried. Returns the component of the current attempt. */
export function lazyWithRetry<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): () => ReturnType<typeof lazy<ComponentType<Props>>> {
  const begin = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        failed.add(() => (current = begin()));
        return renewOrFail(cause);
      }),
    );
  let current = begin();
  return () => current;
}

/** A part of a page in its own chunk. If the chunk fails to load, the page says so and offers to retry. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = lazyWithRetry(load);
  return function LazyComponent(props: Props) {
    return createElement<Props>(part() as ComponentType<Props>, props);
  };
}
