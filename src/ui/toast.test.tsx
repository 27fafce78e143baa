import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showPlainToast } from './plain-toast';
import { toast } from './toast';

// jsdom has neither, and sonner needs both.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  Element.prototype.setPointerCapture = vi.fn();
});

it('shows its text in a live region on the first call, and can be dismissed', async () => {
  void toast({ title: 'Missing Information', description: 'Please fill in both.', tone: 'error' });
  // The first toast loads the code.
  const title = await screen.findByText('Missing Information');
  expect(screen.getByText('Please fill in both.')).toBeTruthy();
  expect(title.closest('[aria-live="polite"]')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Missing Information')).toBeNull());
});

it('shows the same text in a plain box for four seconds if its code cannot be loaded', () => {
  vi.useFakeTimers();
  showPlainToast({ title: 'Oops! Something went wrong.', description: 'Please try again.' });
  expect(screen.getByRole('status').textContent).toBe('Oops! Something went wrong.Please try again.');
  vi.advanceTimersByTime(3999);
  expect(screen.getByRole('status')).toBeTruthy();
  vi.advanceTimersByTime(1);
  expect(screen.queryByRole('status')).toBeNull();
});

it('is at the lower right, 356 px wide, three at once, 14 px apart', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    await toast({ title });
  }
  const newest = (await screen.findByText('Four')).closest('li');
  const list = newest?.closest('ol');
  expect(list?.dataset['xPosition']).toBe('right');
  expect(list?.dataset['yPosition']).toBe('bottom');
  expect(list?.style.getPropertyValue('--width')).toBe('356px');
  expect(list?.style.getPropertyValue('--gap')).toBe('14px');
  await waitFor(() =>
    expect([...(list?.children ?? [])].map((item) => item.getAttribute('data-visible'))).toEqual([
      'true',
      'true',
      'true',
      'false',
    ]),
  );
});

it('replaces a toast with the same text, so that ten presses show one toast', async () => {
  for (let press = 0; press < 3; press++) {
    await toast({
      title: 'Invalid Email',
      description: 'Please enter a valid email address.',
      tone: 'error',
    });
  }
  await toast({ title: 'Invalid Email', description: 'Another reason.' });
  await screen.findByText('Another reason.');
  await waitFor(() => expect(screen.getAllByText('Invalid Email')).toHaveLength(2));
  expect(screen.getAllByText('Please enter a valid email address.')).toHaveLength(1);
});

it('disappears after four seconds', async () => {
  await toast({ title: 'Soon gone' });
  await screen.findByText('Soon gone');
  // Fake timers from here on. sonner restarts the four seconds when the page becomes visible again.
  vi.useFakeTimers();
  const setHidden = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  setHidden(true);
  setHidden(false);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText('Soon gone')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1300));
  expect(screen.queryByText('Soon gone')).toBeNull();
});
