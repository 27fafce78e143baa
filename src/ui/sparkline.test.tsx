import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sparkline } from './sparkline';

it('draws from the lowest to the highest value, and nothing without any', () => {
  const { rerender } = render(<Sparkline label="Sales by month" values={[0, 5, 10]} />);
  const line = screen.getByRole('img', { name: 'Sales by month' }).querySelector('polyline');
  expect(line?.getAttribute('points')).toBe('1.0,27.0 60.0,14.0 119.0,1.0');
  rerender(<Sparkline label="Sales by month" values={[0, 0]} />);
  expect(screen.queryByRole('img')).toBeNull();
});
