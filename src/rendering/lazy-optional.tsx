import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component that a page can do without: loaded when it is first shown. When it does not load, as offline, `Failed` or else
 * the fallback is shown, and the next mount tries again.
 */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  Failed: ComponentType<{ readonly error: unknown }> = () => fallback,
): ComponentType<Props> {
  const startLoading = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        current = startLoading();
        return { default: () => <Failed error={error} /> };
      }
    });
  let current = startLoading();
  return function Optional(props: Props) {
    const [Component] = useState(() => current);
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
}
