import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReviewItem } from './review-item';

it('shows what was written as text', () => {
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
      }}
    />,
  );
  screen.getByText(text);
  screen.getByText('<b>Ann</b>');
  expect(container.querySelector('img, b')).toBeNull();
});
