import { expect, type Page } from '@playwright/test';

/** Names of events, and numbers of orders and payments, that a payment provider's own screens show in this form. */
const namesOfProviders =
  /\b(?:order_created|order_refunded|(?:ord|re|cs|evt|pi|ch|txn|prod|price)_[a-z0-9_]+)\b/gi;

/** What a page of the admin part says outside of code to copy and of the editors, whose text is the owner's. */
async function wordsOf(page: Page): Promise<string> {
  return page.locator('#page-content').evaluate((content) => {
    const textsOf = (part: Node): string[] =>
      part.nodeType === Node.TEXT_NODE ? [part.nodeValue ?? ''] : [...part.childNodes].flatMap(textsOf);
    const copy = content.cloneNode(true) as HTMLElement;
    copy
      .querySelectorAll('pre, code, textarea, .cm-editor, iframe, script, style, a[href^="mailto:"]')
      .forEach((part) => part.remove());
    return [...copy.querySelectorAll('[title], [placeholder], [aria-label]')]
      .flatMap((part) => ['title', 'placeholder', 'aria-label'].map((name) => part.getAttribute(name) ?? ''))
      .concat(textsOf(copy))
      .join('\n');
  });
}

/** No name of a variable or of a column, in either form, is shown to the owner. */
export async function expectPlainWords(page: Page): Promise<void> {
  const said = (await wordsOf(page)).replace(namesOfProviders, '').replace(/https?:\/\/\S+/g, '');
  const names = said.match(/(?<![\w@./-])[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+(?![\w@])/g) ?? [];
  expect(names, 'names of variables or columns').toEqual([]);
}
