/// <reference lib="dom" />
/** @vitest-environment jsdom */
import { expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

it('opens what is said without scripts when a script of the page fails, and for nothing else', () => {
  const [, source = ''] = /<script>([\s\S]*)<\/script>$/.exec(deferScripts('', ['assets/shell-a1.js'])) ?? [];
  const words = document.createElement('noscript');
  words.className = 'a';
  words.textContent = '<p>Words</p>';
  const loader = document.createElement('script');
  // jsdom paints nothing.
  loader.textContent = `window.PerformanceObserver = class { observe() {} }; ${source}`;
  document.body.append(words, loader);
  const fail = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));
  const failElement = (name: 'img' | 'script', address: string) => {
    const element = document.createElement(name);
    document.body.append(element);
    element.setAttribute('src', address);
    element.dispatchEvent(new Event('error'));
  };

  failElement('img', '/assets/a.png');
  failElement('script', 'https://widget.example/chat.js');
  fail('https://widget.example/chat.js');
  document.documentElement.dataset['hydrated'] = 'true';
  fail('/assets/index-1.js');
  expect(words.isConnected).toBe(true);
  delete document.documentElement.dataset['hydrated'];
  failElement('script', '/assets/index-1.js');
  expect(words.isConnected).toBe(false);
  expect(document.querySelector('div.a')?.innerHTML).toBe('<p>Words</p>');
});
