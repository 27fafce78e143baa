import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { firstPageQuery } from '../api/sample-api';
import { PagePins } from './page-pins';

const note = '<aside class="doc-drafting-note">Choose one.</aside>';
const table = '<div class="doc-table-frame"><table></table></div>';

function explain(body: string) {
  const client = new QueryClient();
  const page = `<article><p class="doc-subtitle">Minnesota</p>${body}</article>`;
  client.setQueryData(firstPageQuery('core-hr', 'a-form').queryKey, page);
  render(
    <QueryClientProvider client={client}>
      <PagePins sku="core-hr" document="a-form" texts={['Yours to decide.']} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('explains every number of a page', () => {
  expect(explain(note + table)).toEqual([
    '1A note at every choiceYours to decide.',
    '2Real fields',
    '3Sources and a date',
  ]);
});

it('leaves out the number of a note that is not on the page', () => {
  expect(explain(table)).toEqual(['2Real fields', '3Sources and a date']);
});
