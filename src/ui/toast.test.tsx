import { act, screen, waitFor } from '@testing-library/react';
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

it('keeps to the shop: at the lower right, 356 px wide, three at once, 14 px apart', async () => {
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

it('leaves after four seconds', async () => {
  await toast({ title: 'Soon gone' });
  await screen.findByText('Soon gone');
  // From here on the clock is the test's; sonner starts the four seconds again when the page comes back into view.
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
