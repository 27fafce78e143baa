import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageIds, products, productSkus } from '@contracts/products';
import { lawFacts } from '@law/facts';
import { thumbFile } from '@/catalog/page-pictures';
import { documents } from '@/catalog/documents';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import {
  libraryQuery,
  type LibraryPackage,
  type LibraryTemplate,
} from '@/features/all/library/api/library-api';
import { mergeSettings } from '@/features/all/settings/model/settings';
import { createQueryClient } from '@/lib/queries/query-client';
import { socialContent } from './social-content';

const template = { pageCount: 2, lawAsOf: '2026-11-21' } as LibraryTemplate;
const library = packageIds.map((id): LibraryPackage => ({
  id,
  title: id,
  description: '',
  state: id.includes('wi') ? 'WI' : 'MN',
  version: '1.0',
  lastUpdated: '2026-11-21',
  templates: [template, template],
}));

function contentOf(path: string, priceList = '') {
  const queryClient = createQueryClient();
  queryClient.setQueryData(libraryQuery.queryKey, library);
  queryClient.setQueryData(
    lawFactsQuery.queryKey,
    lawFacts.map((fact) => ({ ...fact, addedOn: '2026-11-21', changedOn: '2026-11-21' })),
  );
  return socialContent(path, {
    queryClient,
    settings: mergeSettings([{ key: 'PRICE_LIST', value: priceList }]),
  });
}

it('counts the documents of a product and quotes the price of the owner’s list', () => {
  expect(contentOf('/templates/core-hr-pack')).toMatchObject({
    title: 'Core HR Pack',
    line: '$99 · 6 documents · Minnesota and Wisconsin',
  });
  expect(contentOf('/templates/core-hr-pack', 'second').line).toMatch(/^\$97 /);
  expect(contentOf('/templates/mn-paid-leave-kit').line).toBe('$79 · 2 documents · Minnesota');
});

it.each(['/', '/templates', '/pricing'])('shows paper and the lowest price on %s', (path) => {
  const { line, documents: shown = [] } = contentOf(path);
  expect(line).toBe('From $29 · 16 documents · Minnesota and Wisconsin');
  expect(shown).toHaveLength(3);
});

it('shows documents that the library has', () => {
  const sold = [...productSkus.map((sku) => products[sku].path), '/', '/restaurants-hr-policy-templates'];
  for (const name of sold.flatMap((path) => contentOf(path).documents ?? []))
    expect(documents).toHaveProperty(name);
  for (const name of contentOf('/free-resources').documents ?? []) {
    expect(existsSync(`content/starter-pack/${name}.md`), thumbFile(name, 360)).toBe(true);
  }
});

it('shows the figures of a state on all of its pages', () => {
  const figures = contentOf('/mn-paid-leave-policy-template').figures ?? [];
  expect(figures.map(({ figure }) => figure)).toEqual(['20 weeks', '0.88%', 'Jan 1, 2026']);
  expect(contentOf('/minnesota-paid-leave-policy-template').figures).toEqual(figures);
  expect(contentOf('/states/mn-paid-leave-policy').figures).toEqual(figures);
});

it('shows the figure of a post with its statute and the day of reading', () => {
  const [figure] = contentOf('/blog/mn-paid-leave-2026-what-small-employers-do').figures ?? [];
  expect(figure?.figure).toBe('0.88%');
  expect(figure?.source).toMatch(/^Minn\. Stat\. § .*, read Nov \d+, 2026$/);
});

it('leaves other pages quiet', () => {
  for (const path of ['/privacy', '/duties', '/templates/nothing', '/wyoming'])
    expect(contentOf(path)).toEqual({});
  expect(contentOf('/knowledge-base/start-here')).toEqual({ kicker: 'Knowledge base' });
});
