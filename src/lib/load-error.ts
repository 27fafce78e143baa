import { lazy, type ComponentType } from 'react';

/** Code that did not arrive: the visitor is offline, or a newer version of the site has taken its place. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load.', { cause });
    this.name = 'LoadError';
  }
}

const failed = new Set<() => void>();

/** What React keeps of a failed part is its failure; after this call the part is asked for again where it is needed. */
export function forgetFailedParts(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/** A component that is loaded where it is shown, and can be tried again. Answers the component of the present try. */
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
