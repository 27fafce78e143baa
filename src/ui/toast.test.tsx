import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showPlainToast } from './plain-toast';
import { toast } from './toast';

// jsdom knows neither; sonner asks for both.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  Element.prototype.setPointerCapture = vi.fn();
});

it('shows its words in a live region with the first call already, and can be dismissed', async () => {
  void toast({ title: 'Missing Information', description: 'Please fill in both.', tone: 'error' });
  const title = await screen.findByText('Missing Information');
  expect(screen.getByText('Please fill in both.')).toBeTruthy();
  expect(title.closest('[aria-live="polite"]')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Missing Information')).toBeNull());
});

it('without its code shows the same words in a plain box for four seconds', () => {
  vi.useFakeTimers();
  showPlainToast({ title: 'Oops! Something went wrong.', description: 'Please try again.' });
  expect(screen.getByRole('status').textContent).toBe('Oops! Something went wrong.Please try again.');
  vi.advanceTimersByTime(3999);
  expect(screen.getByRole('status')).toBeTruthy();
  vi.advanceTimersByTime(1);
  expect(screen.queryByRole('status')).toBeNull();
});
