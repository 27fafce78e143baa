import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestSite } from '../../../../tests/support/test-site';
import { ReviewForm } from './review-form';

setTestSite();

const answerAfterMs = 5000;
const toastMs = 4000;
/** For the toast to glide in or out. */
const glideMs = 500;
const hourMs = 60 * 60 * 1000;
let status = 201;
let sent = 0;

/** The shop's answer takes longer than a toast stands. */
beforeEach(() => {
  vi.useFakeTimers();
  status = 201;
  sent = 0;
  vi.spyOn(window, 'fetch').mockImplementation(() => {
    sent += 1;
    const answer = status === 201 ? new Response(null, { status }) : Response.json({}, { status });
    return new Promise((resolve) => {
      setTimeout(() => resolve(answer), answerAfterMs);
    });
  });
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The code of the toasts comes with the first one. */
const showToast = async () => {
  await act(() => vi.dynamicImportSettled());
  await wait(glideMs);
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
const fillIn = () => {
  fireEvent.click(screen.getByRole('radio', { name: '5 stars, Excellent' }));
  fireEvent.change(field(/^First name/), { target: { value: 'Ann' } });
  fireEvent.change(field(/^Email/), { target: { value: 'ann@example.com' } });
};
const thanks = () => screen.queryByText(/^It appears here once we have read it/);

describe('the review form, as time passes', () => {
  it('lets the toast go after four seconds, and what is wrong stays beside its field', async () => {
    render(<ReviewForm sku="core-hr" />);
    send();
    await showToast();
    expect(screen.queryByText('Missing Information')).not.toBeNull();
    await wait(toastMs + glideMs);
    expect(screen.queryByText('Missing Information')).toBeNull();
    expect(screen.getByText('Please choose one to five stars.')).toBeDefined();
  });

  it('is sent once, however often it is pressed while it is under way, and then thanks for good', async () => {
    render(<ReviewForm sku="core-hr" />);
    fillIn();
    send();
    await wait(answerAfterMs - 1);
    fireEvent.submit(screen.getByRole('form', { name: 'Write a review' }));
    expect(thanks()).toBeNull();
    await wait(1);
    expect(thanks()).not.toBeNull();
    await wait(hourMs);
    expect(thanks()).not.toBeNull();
    expect(sent).toBe(1);
  });

  it('says once that it failed and then waits, with all that was typed, for whoever sends it again', async () => {
    status = 503;
    render(<ReviewForm sku="core-hr" />);
    fillIn();
    send();
    await wait(answerAfterMs);
    await showToast();
    expect(screen.queryByText('Failed to submit review. Please try again.')).not.toBeNull();
    await wait(hourMs);
    expect(screen.queryByText('Failed to submit review. Please try again.')).toBeNull();
    expect(field(/^First name/).value).toBe('Ann');
    expect(sent).toBe(1);

    status = 201;
    send();
    await wait(answerAfterMs);
    expect(thanks()).not.toBeNull();
    expect(sent).toBe(2);
  });
});
