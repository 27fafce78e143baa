import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepFullStylesheet } from './full-stylesheet';

const page =
  '<div id="root"><p>First screen</p><div id="part"><link rel="stylesheet" href="/whole.css"></div><p id="last"></p></div>';
const keptStyle = () => document.head.querySelector<HTMLLinkElement>('link[href="/whole.css"]');

it('keeps a second style in the head that applies when the part with the first one goes', async () => {
  document.body.innerHTML = page;
  void keepFullStylesheet({ isNeeded: false });
  document.getElementById('last')?.remove();
  await Promise.resolve();
  expect(keptStyle()?.media).toBe('not all');

  document.getElementById('part')?.remove();
  await waitFor(() => expect(keptStyle()?.media).toBe('all'));
});

it('has nothing to keep where the style is in the head anyway', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/whole.css">';
  document.body.innerHTML = '<div id="root"></div>';
  await keepFullStylesheet({ isNeeded: true });
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
});
