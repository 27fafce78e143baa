import type { ComponentType, ReactElement } from 'react';
import { lazyWithRetry } from '@/lib/react/load-error';

export interface PageModule {
  readonly default: ComponentType;
}

export interface LazyPage {
  (): ReactElement;
  /** Loads the page's code. Afterwards it renders synchronously, as the server and hydration need it. */
  preload(): Promise<void>;
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const waiting = lazyWithRetry(async () => {
    const page = await load();
    loaded = page;
    return page;
  });
  function Page() {
    const Shown = loaded?.default ?? waiting();
    return <Shown />;
  }
  return Object.assign(Page, { preload });
}
