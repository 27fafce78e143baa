import { expect, it } from 'vitest';
import { findFirstScreenEnd } from './first-screen-end.ts';

const rest = (html: string) => (findFirstScreenEnd(html) < 0 ? null : html.slice(findFirstScreenEnd(html)));
const staticIsland = (inner: string) => `<h1>Title</h1><div data-island="part">${inner}</div>`;

it('ends the first screen before the first section below it, in a static island', () => {
  const html = staticIsland(
    '<p>Lead<br>line</p><section class="below-first-screen py-14"><p>More</p></section>',
  );
  expect(rest(html)).toMatch(/^<section class="below-first-screen/);
});

it('never cuts what React hydrates, nor what is before the heading', () => {
  expect(findFirstScreenEnd('<h1>Title</h1><section class="below-first-screen"><p>Live</p></section>')).toBe(
    -1,
  );
  expect(
    findFirstScreenEnd('<div data-island="menu"><div class="below-first-screen"></div></div><h1>Title</h1>'),
  ).toBe(-1);
  expect(
    rest(
      `<div data-island="a"><p data-below-first-screen="">x</p></div>${staticIsland('<ul data-below-first-screen=""></ul>')}`,
    ),
  ).toMatch(/^<ul/);
});

it('cuts a long text at a heading, once it fills a screen', () => {
  const block = '<h2>Part</h2><p>One <b>two</b></p>';
  const html = staticIsland(`<div class="prose">${block.repeat(5)}</div>`);
  expect(rest(html)).toBe(`${block.repeat(2)}</div></div>`);
  expect(findFirstScreenEnd(staticIsland(`<div class="prose">${'<p>Short</p>'.repeat(9)}</div>`))).toBe(-1);
});

it('ignores an angle bracket in a quoted value', () => {
  const html = staticIsland(
    '<a title="1 > 0" href="/"><img alt="x"></a><footer class="below-first-screen"></footer>',
  );
  expect(rest(html)).toMatch(/^<footer/);
});
