import type { BrowserContext } from '@playwright/test';
import { translate } from '../../support/translate';

/**
 * Translates every page of the context as Chrome does when a reader asks for it: a second after the page is hydrated all its texts,
 * and from then on each text that is added.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(`(${translateWhenHydrated.toString()})(${translate.toString()})`);
}

/** Runs in the browser, so it uses nothing outside itself. */
function translateWhenHydrated(translatePart: (part: Node) => void): void {
  const begin = () => {
    translatePart(document.body);
    new MutationObserver((changes) => {
      changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach((node) => translatePart(node));
    }).observe(document.body, { childList: true, subtree: true });
  };
  const hydration = new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-hydrated')) {
      hydration.disconnect();
      // Parts of the page are hydrated after the rest.
      setTimeout(begin, 1000);
    }
  });
  hydration.observe(document, { attributes: true, attributeFilter: ['data-hydrated'], subtree: true });
}
