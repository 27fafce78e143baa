/// <reference lib="dom" />
import { createHash } from 'node:crypto';
import { letters } from '../../src/catalog/letters.ts';

/**
 * Runs in the head of a page, before anything is on the screen; it must not use anything outside itself. The first paint waits
 * for the one thread of a phone, so nothing is asked for before it that it does not need.
 */
function begin(): void {
  const put = (id: string) => {
    const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
    if (template) document.head.append(template.content.cloneNode(true));
  };
  // Where the page came at once, so do the letters, and it is painted with them. Elsewhere text stays as it was first painted,
  // and the letters are there for the next page.
  if (performance.now() < 300) put('letters');

  // Whoever was sent to a place further down finds all that is above it in its full height.
  if (location.hash) document.documentElement.dataset['complete'] = 'true';

  let isAsked = false;
  const load = () => {
    if (!isAsked) put('first-load');
    isAsked = true;
  };
  // A page in the background is not painted, and comes to the front sooner or later.
  if (document.hidden) load();
  document.addEventListener('visibilitychange', load);
  // Nor does every browser tell of its first paint, and a small page is loaded before it.
  addEventListener('load', () => setTimeout(load, 1000));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) load();
  }).observe({ type: 'paint', buffered: true });
}

const bare = (source: string) => source.replace(/^\s*\/\/.*$/gm, '').replace(/\n\s*/g, '\n');
const beginScript = `(${bare(begin.toString())})()`;

/** For the content security policy: this script may stand in a page, and no other. */
export const beginScriptHash = `'sha256-${createHash('sha256').update(beginScript).digest('base64')}'`;

const faces = letters
  .map(
    ({ family, file, weight }) =>
      `@font-face{font-family:${family};src:url(${file}) format('woff2');font-weight:${weight};font-display:optional}`,
  )
  .join('');
const letterPreloads = letters
  .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
  .join('');

/** The chunk that vite.config.ts calls so: React, and what else every page needs. */
const isShell = (file: string) => /\/shell-[^/]+\.js$/.test(file);

/**
 * What stands in a page's head so that it asks for its code, `script` and `files`, when it has been painted. The shell is a
 * script of its own before the page's: each runs in a task of its own, and a touch between them is answered. It is preloaded
 * all the same, because a script alone is fetched after what matters more.
 */
export function beginAfterPaint(script: string, files: readonly string[]): string {
  const preloads = files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  const shell = files.find(isShell);
  if (shell === undefined)
    throw new Error('The page asks for no shell: does vite.config.ts call it otherwise?');
  const scripts = `<script type="module" src="/${shell}"></script>${script}`;
  return `<template id="letters">${letterPreloads}<style>${faces}</style></template><template id="first-load">${preloads}${scripts}</template><script>${beginScript}</script>`;
}
