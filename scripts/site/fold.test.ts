import { expect, it } from 'vitest';
import { findFold } from './fold.ts';

const rest = (html: string) => (findFold(html) < 0 ? null : html.slice(findFold(html)));
const still = (inner: string) => `<h1>Title</h1><div data-still="part">${inner}</div>`;

it('ends the first screen before the first band below it, inside a still part', () => {
  const html = still('<p>Lead<br>line</p><section class="later py-14"><p>More</p></section>');
  expect(rest(html)).toMatch(/^<section class="later/);
});

it('never cuts what React takes over, nor what comes before the heading', () => {
  expect(findFold('<h1>Title</h1><section class="later"><p>Live</p></section>')).toBe(-1);
  expect(findFold('<div data-still="menu"><div class="later"></div></div><h1>Title</h1>')).toBe(-1);
  expect(rest(`<div data-still="a"><p data-fold="">x</p></div>${still('<ul data-fold=""></ul>')}`)).toMatch(
    /^<ul/,
  );
});

it('lets a long text end at a heading, once it fills a screen', () => {
  const block = '<h2>Part</h2><p>One <b>two</b></p>';
  const html = still(`<div class="prose">${block.repeat(5)}</div>`);
  expect(rest(html)).toBe(`${block.repeat(2)}</div></div>`);
  expect(findFold(still(`<div class="prose">${'<p>Short</p>'.repeat(9)}</div>`))).toBe(-1);
});

it('is not led astray by an angle bracket in a quoted value', () => {
  const html = still('<a title="1 > 0" href="/"><img alt="x"></a><footer class="later"></footer>');
  expect(rest(html)).toMatch(/^<footer/);
});
