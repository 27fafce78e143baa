import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startFakeApi } from '../../../../../tests/support/fake-api';
import { ReviewForm } from './review-form';

const api = startFakeApi();
const reviews = '/rest/v1/reviews';

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Submit review' }));
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

function fillIn(): void {
  fireEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }));
  type(/^First name/, '  Ann ');
  type(/^Email/, 'ann@example.com');
}

// The first toast loads the toast code.
const shows = (text: string) => screen.findByText(text);

describe('the review form', () => {
  it('shows what is missing at each field, and sends nothing', async () => {
    render(<ReviewForm sku="core-hr" />);
    send();
    expect(await shows('Please fill in your rating, name, and email.')).toBeDefined();
    expect(screen.getByText('Please choose one to five stars.')).toBeDefined();
    expect(field(/^First name/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star, Poor' }));
    expect(api.received).toEqual([]);
  });

  it('sends it trimmed and pending, an empty text as null, and thanks', async () => {
    render(<ReviewForm sku="core-hr" />);
    fillIn();
    type(/^Review/, '   ');
    send();
    expect(await shows('Thank you for your review')).toBeDefined();
    expect(api.received).toEqual([
      {
        method: 'POST',
        path: reviews,
        body: {
          product_sku: 'core-hr',
          rating: 4,
          review_text: null,
          first_name: 'Ann',
          email: 'ann@example.com',
          status: 'pending',
        },
      },
    ]);
  });

  it('shows the server’s message on a refusal, and keeps the input', async () => {
    api.answer(reviews, 400, { message: 'Please enter a valid email address.' });
    render(<ReviewForm sku="core-hr" />);
    fillIn();
    type(/^Review/, 'Long and careful words');
    send();
    expect(await shows('Please enter a valid email address.')).toBeDefined();
    expect(field(/^Review/).value).toBe('Long and careful words');
    expect(field(/^First name/).value).toBe('  Ann ');
  });

  it('shows a general message if the server has none, and can be sent again', async () => {
    api.answer(reviews, 503);
    render(<ReviewForm sku="core-hr" />);
    fillIn();
    send();
    expect(await shows('Failed to submit review. Please try again.')).toBeDefined();
    api.answer(reviews, 201);
    send();
    expect(await shows('Thank you for your review')).toBeDefined();
    expect(api.received).toHaveLength(2);
  });
});
