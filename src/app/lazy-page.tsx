import { lazy, type ComponentType, type ReactElement } from 'react';

export interface PageModule {
  readonly default: ComponentType;
}

export interface LazyPage {
  (): ReactElement;
  /** Loads the page's code; afterwards it renders without waiting, on the server and for hydration. */
  preload(): Promise<void>;
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Waiting = lazy(async () => {
    const page = await load();
    loaded = page;
    return page;
  });
  function Page() {
    const Ready = loaded?.default;
    return Ready ? <Ready /> : <Waiting />;
  }
  return Object.assign(Page, { preload });
}
