import { createElement, lazy, type ComponentType } from 'react';

/** A chunk that failed to load: the visitor is offline, or a newer version of the site has replaced it. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load.', { cause });
    this.name = 'LoadError';
  }
}

const failed = new Set<() => void>();

/** React keeps the failure of a lazy component. After this call the component is requested again on its next use. */
export function forgetFailedParts(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/** A component that loads on first render and can be retried. Returns the component of the current attempt. */
export function lazyPart<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): () => ReturnType<typeof lazy<ComponentType<Props>>> {
  const begin = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (cause) {
        failed.add(() => (current = begin()));
        throw new LoadError(cause);
      }
    });
  let current = begin();
  return () => current;
}

/** A part of a page in its own chunk. If the chunk fails to load, the page says so and offers to retry. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = lazyPart(load);
  return function LazyComponent(props: Props) {
    return createElement<Props>(part() as ComponentType<Props>, props);
  };
}
