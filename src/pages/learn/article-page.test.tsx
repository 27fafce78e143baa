import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestSite } from '../../../tests/support/test-site';
import ArticlePage from './article-page';

setTestSite();

const countedAfterMs = 500;
const hourMs = 60 * 60 * 1000;
const counted: string[] = [];
let views: Readonly<Record<string, number | null>> = {};
let isOffline = false;

/** The count arrives after half a second, while the article's text is still loading. */
beforeEach(() => {
  vi.useFakeTimers();
  counted.length = 0;
  isOffline = false;
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    if (!(address as string).endsWith('/rpc/record_article_view')) {
      return new Promise(() => undefined);
    }
    const { slug } = JSON.parse(init?.body as string) as { readonly slug: string };
    counted.push(slug);
    return new Promise((resolve, reject) => {
      const answer = () =>
        isOffline ? reject(new TypeError('offline')) : resolve(Response.json(views[slug] ?? null));
      setTimeout(answer, countedAfterMs);
    });
  });
});

const open = (slug: string) =>
  render(
    <MemoryRouter initialEntries={[`/knowledge-base/${slug}`]}>
      <Link to="/knowledge-base/license">License</Link>
      <Routes>
        <Route path="/knowledge-base/:slug" element={<ArticlePage />} />
      </Routes>
    </MemoryRouter>,
  );
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const count = () => screen.queryByText(/^[\d,]+ views?$/)?.textContent;
const vote = () => screen.queryByRole('region', { name: 'Feedback' });

describe('the view count of an article', () => {
  it('is counted once per load and shown when the response arrives', async () => {
    views = { refunds: 41 };
    open('refunds');
    expect(counted).toEqual(['refunds']);
    await wait(countedAfterMs - 1);
    expect(count()).toBeUndefined();
    await wait(1);
    expect(count()).toBe('41 views');
    expect(vote()).not.toBeNull();
    await wait(hourMs);
    expect(counted).toEqual(['refunds']);
  });

  it('is counted again on the next load, and uses the singular for one', async () => {
    views = { refunds: 1 };
    const { unmount } = open('refunds');
    await wait(countedAfterMs);
    expect(count()).toBe('1 view');
    unmount();
    open('refunds');
    expect(counted).toEqual(['refunds', 'refunds']);
  });

  it('is also counted for the next article, with its own number', async () => {
    views = { refunds: 41, license: 7 };
    open('refunds');
    await wait(countedAfterMs);
    fireEvent.click(screen.getByRole('link', { name: 'License' }));
    expect(counted).toEqual(['refunds', 'license']);
    expect(count()).toBeUndefined();
    await wait(countedAfterMs);
    expect(count()).toBe('7 views');
  });

  it('shows neither a number nor the vote if there is no such article', async () => {
    views = {};
    open('no-such');
    await wait(countedAfterMs);
    expect(count()).toBeUndefined();
    expect(vote()).toBeNull();
  });

  it('is only logged if it could not be counted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    isOffline = true;
    open('refunds');
    await wait(countedAfterMs);
    expect(warn).toHaveBeenCalledWith('The view was not counted.', expect.anything());
    expect(count()).toBeUndefined();
  });
});
