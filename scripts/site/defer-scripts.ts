/// <reference lib="dom" />
import { inlineHash } from './inline-hash.ts';
import { packStates } from '../../supabase/functions/_shared/law/pack-states.ts';
import { chosenStateKey } from '../../src/lib/browser/stored-keys.ts';

/**
 * Runs in the head of a page, before the first paint. Its source is inlined, so it must not use anything outside itself. Scripts
 * are requested after the first paint, because on a phone both share one thread.
 */
function loadAfterPaint(stateKey: string, states: readonly string[]): void {
  const root = document.documentElement;
  // Too old a browser, a blocker or a missing file: what is written for pages without scripts is true of this one, too.
  const say = () => {
    root.dataset['dead'] = '';
    document.querySelectorAll('noscript').forEach((words) => {
      words.outerHTML = `<div class="${words.className}">${words.textContent}</div>`;
    });
  };
  const hear = ({ filename, target }: ErrorEvent) => {
    if (root.dataset['hydrated'] || !/\/assets\/.+js/.test(filename || (target as HTMLScriptElement).src))
      return;
    // The page may still be on its way.
    if (document.readyState === 'complete') say();
    else addEventListener('load', say);
  };
  // In the capture phase: the error of an element does not bubble.
  addEventListener('error', hear, true);
  try {
    // Within the shop only: a first visit need not wait for the storage.
    if (document.referrer.startsWith(location.origin) && localStorage.getItem('northstar-session'))
      root.dataset['member'] = '';
    const chosen = localStorage.getItem(stateKey);
    root.dataset['state'] = states.find((state) => chosen === `"${state}"`) ?? 'both';
  } catch {
    // Blocked storage has nobody signed in, and no state chosen.
  }
  // What is chosen shows at once; `<state-choice>` keeps it.
  addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.name === stateKey) root.dataset['state'] = input.value;
  });
  let isRequested = false;
  const load = () => {
    const template = document.querySelector<HTMLTemplateElement>('template#first-load');
    if (template && !isRequested) document.head.append(template.content.cloneNode(true));
    isRequested = true;
  };
  // A page in a background tab is not painted.
  if (document.hidden) load();
  document.addEventListener('visibilitychange', load);
  // Not every browser reports its first paint. A small page is loaded before it is painted, hence the delay.
  addEventListener('load', () => setTimeout(load, 1000));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({ type: 'paint', buffered: true });
}

/** Without comments, quoted names and the spaces that nothing needs: it is in every page. */
const bare = (source: string) =>
  source
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .replace(/\['(\w+)'\]/g, '.$1')
    .replace(/\s*([{}();,=?:|&!])\s*/g, '$1');
const given = [chosenStateKey, packStates].map((value) => JSON.stringify(value)).join();
const loader = `(${bare(loadAfterPaint.toString())})(${given})`;

/** For a page that loads its scripts at once: of the loader it needs what is said when they do not run. */
export const loaderScript = `<script>${loader}</script>`;

/** For the content security policy, which allows this inline script and the rules for fetching ahead. */
export const loaderHash = inlineHash(loader);

/** The chunk of this name in vite.config.ts: React and the router. */
const isShell = (file: string) => /\/shell-[^/]+\.js$/.test(file);

/**
 * The part of a page's head that requests its code, `script` and `files`, after the first paint. The shell is a script element
 * before the page's own, so that each runs in a task of its own and a touch is answered in between. It is preloaded too,
 * because browsers give script elements a low priority.
 */
export function deferScripts(script: string, files: readonly string[]): string {
  const preloads = files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  const shell = files.find(isShell);
  if (shell === undefined) throw new Error('The page has no shell chunk. Was it renamed in vite.config.ts?');
  const scripts = `<script type="module" src="/${shell}"></script>${script}`;
  return `<template id="first-load">${preloads}${scripts}</template>${loaderScript}`;
}
