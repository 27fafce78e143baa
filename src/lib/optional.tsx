import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part that a page can do without: fetched when it is first shown, and left out where it cannot be fetched, as offline.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
  return function Optional(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
