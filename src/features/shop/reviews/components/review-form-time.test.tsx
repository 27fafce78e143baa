import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestSite } from '../../../../../tests/support/test-site';
import { ReviewForm } from './review-form';

setTestSite();

const answerAfterMs = 5000;
const toastMs = 4000;
/** The time of a toast's transition. */
const glideMs = 500;
const hourMs = 60 * 60 * 1000;
let status = 201;
let sent = 0;

/** The response takes longer than a toast is shown. */
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
/** The first toast loads the toast code. */
const showToast = async () => {
  await act(() => vi.dynamicImportSettled());
  await wait(glideMs);
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Submit review' }));
const fillIn = () => {
  fireEvent.click(screen.getByRole('radio', { name: '5 stars, Excellent' }));
  fireEvent.change(field(/^First name/), { target: { value: 'Ann' } });
  fireEvent.change(field(/^Email/), { target: { value: 'ann@example.com' } });
};
const thanks = () => screen.queryByText(/^It appears here once we have read it/);

describe('the review form over time', () => {
  it('hides the toast after four seconds, while the errors stay at their fields', async () => {
    render(<ReviewForm sku="core-hr" />);
    send();
    await showToast();
    expect(screen.queryByText('Missing Information')).not.toBeNull();
    await wait(toastMs + glideMs);
    expect(screen.queryByText('Missing Information')).toBeNull();
    expect(screen.getByText('Please choose one to five stars.')).toBeDefined();
  });

  it('is sent once for several presses during the request, and then keeps showing the thanks', async () => {
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

  it('shows a failure once and keeps the input for another try', async () => {
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
