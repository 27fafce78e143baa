import { expect, it } from 'vitest';
import { applyKeptStyle, keepWholeStyle } from './whole-style';

it('keeps a second style in the head that applies when the page with the first one goes', () => {
  document.body.innerHTML =
    '<div id="root"><p>First screen</p><link rel="stylesheet" href="/whole.css"></div>';
  void keepWholeStyle();
  const kept = document.head.querySelector<HTMLLinkElement>('link[href="/whole.css"]');
  expect(kept?.media).toBe('not all');

  document.body.innerHTML = '<div id="root"></div>';
  applyKeptStyle();
  expect(kept?.media).toBe('all');
});

it('has nothing to keep where the style stands in the head anyway', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/whole.css">';
  document.body.innerHTML = '<div id="root"></div>';
  await keepWholeStyle();
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
});
