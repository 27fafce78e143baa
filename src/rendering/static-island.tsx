import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { isRenderedPage } from './hydration-state';
import { lazyWithRetry } from '@/lib/react/load-error';

interface IslandModule<Props> {
  readonly default: ComponentType<Props>;
}

const loaders: (() => Promise<void>)[] = [];

/** For islands on the server: their code has to be there before a page is rendered, which cannot wait for it. */
export function addIslandLoader(loader: () => Promise<void>): void {
  loaders.push(loader);
}

/** Loads the code of all islands for the renderer. Islands can hold islands, so it repeats until none is left. */
export async function loadStaticIslands(): Promise<void> {
  for (let loader = loaders.pop(); loader; loader = loaders.pop()) {
    await loader();
  }
}

/** The rendered HTML of an island; null when the page has none, or when it is hydrated. */
export function islandHtml(name: string): string | null {
  return document.querySelector(`[data-island="${name}"]:not([data-hydrated])`)?.innerHTML ?? null;
}

/**
 * A part of a page that never changes in the browser: text, lists, tables, disclosures. On a rendered page it keeps its HTML
 * and its code is not loaded; on pages that the visitor reaches later it renders like any other component.
 * `FollowLinks` decides who opens its links. No two islands of a page may have the same name.
 */
export function staticIsland<Props extends object>(
  name: string,
  load: () => Promise<IslandModule<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  if (import.meta.env.SSR) {
    let Loaded: ComponentType<Props> | undefined;
    addIslandLoader(async () => {
      Loaded = (await load()).default;
    });
    return function IslandOnServer(props: Props) {
      return <div data-island={name}>{Loaded ? <Loaded {...props} /> : null}</div>;
    };
  }
  const loadedComponent = lazyWithRetry(load);
  return function IslandInBrowser(props: Props) {
    // One object for all renders: React writes the HTML again when it gets another one.
    const [html] = useState(() => {
      const rendered = isRenderedPage() ? islandHtml(name) : null;
      return rendered === null ? null : { __html: rendered };
    });
    const Component = loadedComponent();
    return html === null ? (
      <Suspense fallback={fallback}>
        <div data-island={name}>
          <Component {...props} />
        </div>
      </Suspense>
    ) : (
      <div data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />
    );
  };
}
