import type axe from 'axe-core';
import axeAddress from 'axe-core/axe.min.js?url';
import { findingsOf, type Finding } from './findings';

/** WCAG 2.2 AA and the best-practice rules, as in the shop's tests. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const longestLoadMs = 20_000;
/** After the page has loaded, its own requests need a moment. */
const settleMs = 700;
const askAgainMs = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function nextLoad(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
  });
}

const isReady = (page: Document) =>
  page.documentElement.hasAttribute('data-hydrated') &&
  page.querySelector('h1') !== null &&
  page.querySelector('[aria-busy=true]') === null;

/** Waits until the page's code runs and nothing on it is marked as loading. */
async function waitUntilReady(frame: HTMLIFrameElement): Promise<Document> {
  const giveUpAt = Date.now() + longestLoadMs;
  while (Date.now() < giveUpAt) {
    const page = frame.contentDocument;
    if (page && isReady(page)) {
      await pause(settleMs);
      return page;
    }
    await pause(askAgainMs);
  }
  throw new Error('The page did not finish loading.');
}

function loadAxe(page: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = axeAddress;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The checker did not load.')));
    page.head.append(script);
  });
}

/** Opens a page of the current build in the frame and runs axe-core in it. */
export async function scanPage(frame: HTMLIFrameElement, path: string): Promise<Finding[]> {
  const loaded = nextLoad(frame);
  frame.src = path;
  await Promise.race([loaded, pause(longestLoadMs)]);
  const page = await waitUntilReady(frame);
  await loadAxe(page);
  const checker = (page.defaultView as unknown as { readonly axe?: typeof axe } | null)?.axe;
  if (!checker) {
    throw new Error('The checker did not start.');
  }
  return findingsOf(path, await checker.run(page, { runOnly: standards }));
}
