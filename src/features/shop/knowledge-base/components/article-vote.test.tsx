import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestSite } from '../../../../../tests/support/test-site';
import { ArticleVote } from './article-vote';

setTestSite();

const answerAfterMs = 3000;
const hourMs = 60 * 60 * 1000;
let isOffline = false;
const calls: string[] = [];

/** The response is delayed. */
beforeEach(() => {
  vi.useFakeTimers();
  isOffline = false;
  calls.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    calls.push(`${address as string} ${init?.body as string}`);
    const fails = isOffline;
    return new Promise((resolve, reject) => {
      setTimeout(
        () => (fails ? reject(new TypeError('offline')) : resolve(Response.json(true))),
        answerAfterMs,
      );
    });
  });
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const areDisabled = () =>
  ['Yes', 'No'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
const thanks = () => screen.getByRole('status').textContent;

describe('the vote', () => {
  it('accepts one vote only, both during the request and an hour later', async () => {
    render(<ArticleVote slug="refunds" />);
    expect(areDisabled()).toEqual([false, false]);
    press('Yes');
    expect(areDisabled()).toEqual([true, true]);
    press('No');
    await wait(answerAfterMs - 1);
    expect(thanks()).toBe('');
    await wait(1);
    expect(thanks()).toBe('Thank you. Your answer helps us to improve it.');
    await wait(hourMs);
    press('Yes');
    expect(areDisabled()).toEqual([true, true]);
    expect(calls).toEqual([
      `http://api.test/rest/v1/rpc/vote_article_helpful ${JSON.stringify({ slug: 'refunds', helpful: true })}`,
    ]);
  });

  it('that could not be stored is only logged, and can be repeated', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    isOffline = true;
    render(<ArticleVote slug="refunds" />);
    press('No');
    await wait(answerAfterMs - 1);
    expect(areDisabled()).toEqual([true, true]);
    await wait(1);
    expect(warn).toHaveBeenCalledOnce();
    expect(areDisabled()).toEqual([false, false]);
    expect(thanks()).toBe('');
    // The reader tries again.
    await wait(hourMs);
    expect(calls).toHaveLength(1);

    isOffline = false;
    press('No');
    await wait(answerAfterMs);
    expect(thanks()).toMatch(/^Thank you/);
    expect(calls).toHaveLength(2);
  });
});
