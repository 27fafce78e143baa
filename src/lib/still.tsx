import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { isRenderedPage } from './first-page';
import { lazyPart } from './load-error';

interface StillModule<Props> {
  readonly default: ComponentType<Props>;
}

const loaders: (() => Promise<void>)[] = [];

/** Loads every still part, so that the renderer has them at hand. Parts may hold parts, so it goes on until none is left. */
export async function loadStillParts(): Promise<void> {
  for (let loader = loaders.pop(); loader; loader = loaders.pop()) {
    await loader();
  }
}

/**
 * A part of a page that never changes in the browser: text, lists, tables, disclosures. In the page that arrived as HTML it
 * stands as it was rendered and its code is not even fetched; on pages reached later it renders like any other component.
 * Its links work through the router all the same (`StillLinks`).
 */
export function still<Props extends object>(
  name: string,
  load: () => Promise<StillModule<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  if (import.meta.env.SSR) {
    let Loaded: ComponentType<Props> | undefined;
    loaders.push(async () => {
      Loaded = (await load()).default;
    });
    return function StillOnServer(props: Props) {
      return <div data-still={name}>{Loaded ? <Loaded {...props} /> : null}</div>;
    };
  }
  const later = lazyPart(load);
  return function Still(props: Props) {
    const [html] = useState(() =>
      isRenderedPage() ? (document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? null) : null,
    );
    const Later = later();
    return html === null ? (
      <Suspense fallback={fallback}>
        <div data-still={name}>
          <Later {...props} />
        </div>
      </Suspense>
    ) : (
      <div data-still={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    );
  };
}
