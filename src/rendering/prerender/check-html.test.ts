import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createElement, lazy, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { checkAnswered, checkComplete, checkIslandNames } from './check-html';

it('accepts islands with different names', () => {
  expect(() => checkIslandNames('/', '<div data-island="a"></div><div data-island="b"></div>')).not.toThrow();
});

it('fails for two islands with one name, and names page and island', () => {
  const html = '<div data-island="a"><div data-island="b"></div></div><div data-island="b"></div>';
  expect(() => checkIslandNames('/pricing', html)).toThrow(
    'The page /pricing has more than one island named "b".',
  );
});

it('does not take text about an island for one', () => {
  expect(() => checkIslandNames('/', '<div data-island="a"> data-island=&quot;a&quot;</div>')).not.toThrow();
});

it('fails for a part that React has left out, and says why', () => {
  function Broken(): string {
    throw new Error('No such document');
  }
  const render = (part: ReactNode) => renderToString(createElement(Suspense, null, part));
  expect(() => checkComplete('/', render('text'))).not.toThrow();
  expect(() => checkComplete('/pricing', render(createElement(Broken)))).toThrow(
    /^A part of the page \/pricing could not be rendered\. .*No such document/s,
  );
  const Late = lazy(() => new Promise<never>(() => undefined));
  expect(() => checkComplete('/', render(createElement(Late)))).toThrow('could not be rendered');
});

it('fails for a part that waits for data, and names the query', () => {
  const client = new QueryClient();
  const Figure = () => useQuery({ queryKey: ['figure'], queryFn: () => '0.88%' }).data ?? null;
  const render = () => renderToString(createElement(QueryClientProvider, { client }, createElement(Figure)));
  client.setQueryData(['figure'], '0.88%');
  render();
  expect(() => checkAnswered('/blog', client)).not.toThrow();
  client.clear();
  render();
  expect(() => checkAnswered('/blog', client)).toThrow('A part of the page /blog waits for ["figure"].');
});
