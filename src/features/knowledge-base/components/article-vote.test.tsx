import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { setSiteConfig } from '@/lib/site-config';
import { ArticleVote } from './article-vote';

setSiteConfig({
  supabaseUrl: 'http://api.test',
  publishableKey: 'key',
  siteUrl: 'http://shop.test',
  environment: 'preview',
  scriptHosts: [],
});

const areDisabled = () =>
  ['Yes', 'No'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);

it('takes one vote and then no other', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(true)));
  render(<ArticleVote slug="refunds" />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText(/Thank you/);
  expect(areDisabled()).toEqual([true, true]);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('http://api.test/rest/v1/rpc/vote_article_helpful');
  expect(init?.body).toBe(JSON.stringify({ slug: 'refunds', helpful: true }));
});

it('logs a vote that could not be stored, and lets the reader try again', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<ArticleVote slug="refunds" />);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(areDisabled()).toEqual([false, false]);
  expect(screen.queryByText(/Thank you/)).toBeNull();
});
