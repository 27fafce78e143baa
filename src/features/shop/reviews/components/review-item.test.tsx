import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReviewItem } from './review-item';

it('shows the review as plain text', () => {
  const text = '<img src=x onerror=alert(1)> & <b>bold</b>';
  const { container } = render(
    <ReviewItem
      review={{
        id: '1',
        firstName: '<b>Ann</b>',
        rating: 4,
        text,
        createdAt: '2026-11-01T12:00:00Z',
        isVerified: false,
        answer: '<script>alert(2)</script> Thank you.',
      }}
    />,
  );
  screen.getByText(text);
  screen.getByText('<b>Ann</b>');
  expect(screen.getByText('Northstar HR').parentElement?.textContent).toBe('Answer from Northstar HR');
  screen.getByText('<script>alert(2)</script> Thank you.');
  expect(container.querySelector('img, b, script')).toBeNull();
});
