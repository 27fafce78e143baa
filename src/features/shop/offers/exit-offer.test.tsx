import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { ExitOffer, exitOfferKey } from './exit-offer';

/** As the shop comes, claims are off. */
const claims = vi.hoisted(() => ({ areOn: false }));
vi.mock('@/catalog/claims', async (original) => ({
  ...(await original<object>()),
  get showClaims() {
    return claims.areOn;
  },
}));

const now = new Date('2026-11-21T12:00:00Z').getTime();
const dayMs = 24 * 60 * 60 * 1000;
const dialog = () => screen.queryByRole('dialog', { name: 'Take the free pack with you' });
const request = vi.fn<(email: string) => Promise<void>>();

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function leaveAt(clientY: number): Promise<void> {
  fireEvent(document.documentElement, new MouseEvent('mouseleave', { clientY }));
  await settle();
  await settle();
}

beforeAll(async () => {
  // Loaded first, so that the tests only wait for timers.
  await import('./components/exit-dialog');
  await import('@/ui/toaster');
});

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  request.mockReset().mockResolvedValue();
  claims.areOn = false;
});

const open = () => render(<ExitOffer product="core-hr" request={request} openedAt={Date.now()} />);

describe('the exit offer', () => {
  it('is armed three seconds after the page opened, and only for the upper edge', async () => {
    open();
    await wait(2999);
    await leaveAt(-1);
    expect(dialog()).toBeNull();
    await wait(1);
    await leaveAt(400);
    expect(dialog()).toBeNull();
    await leaveAt(0);
    expect(dialog()).not.toBeNull();
  });

  it('counts the three seconds from the page, not from loading its code', async () => {
    render(<ExitOffer product="core-hr" request={request} openedAt={now - 60_000} />);
    await settle();
    await leaveAt(-1);
    expect(dialog()).not.toBeNull();
  });

  it('appears once per visit, and not again for seven days', async () => {
    const first = open();
    await wait(3000);
    await leaveAt(-1);
    fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Escape' });
    await settle();
    expect(dialog()).toBeNull();
    await leaveAt(-1);
    expect(dialog()).toBeNull();
    expect(JSON.parse(localStorage.getItem(exitOfferKey) ?? 'null')).toBe(now + 3000);
    first.unmount();

    for (const [later, isThere] of [
      [now + 3000 + 7 * dayMs - 4000, false],
      [now + 3000 + 7 * dayMs, true],
    ] as const) {
      vi.setSystemTime(later);
      const { unmount } = open();
      await wait(3000);
      await leaveAt(-1);
      expect(dialog() !== null).toBe(isThere);
      unmount();
    }
  });

  it('opens when the keyboard focus goes to the browser', async () => {
    open();
    await wait(3000);
    fireEvent.keyDown(window, { key: 'l', ctrlKey: true });
    fireEvent.blur(window);
    await settle();
    await settle();
    expect(dialog()).not.toBeNull();
  });

  it('returns the keyboard focus', async () => {
    render(<button type="button">Add to Order</button>);
    const before = screen.getByRole('button', { name: 'Add to Order' });
    before.focus();
    open();
    await wait(3000);
    await leaveAt(-1);
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await settle();
    expect(dialog()).toBeNull();
    await wait(10);
    expect(document.activeElement).toBe(before);
  });

  it.each([false, true])('names ratings and downloads only where claims are on: %s', async (isOn) => {
    claims.areOn = isOn;
    open();
    await wait(3000);
    await leaveAt(-1);
    const text = dialog()?.textContent ?? '';
    expect(text).toContain('Take the free pack with you');
    expect(/rated|\d\/5|[\d,]+\+? downloads/i.test(text)).toBe(isOn);
  });

  it('requests the pack, confirms it and closes', async () => {
    open();
    await wait(3000);
    await leaveAt(-1);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' ann@example.com ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Download the free pack' }));
    await wait(100);
    expect(request.mock.calls).toEqual([['ann@example.com']]);
    expect(dialog()).toBeNull();
  });

  it('shows the server’s error at the field', async () => {
    const words = 'Please enter a valid email address.';
    request.mockRejectedValue(new AppError('invalid', words, { field: 'email' }));
    open();
    await wait(3000);
    await leaveAt(-1);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Download the free pack' }));
    await wait(100);
    expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.queryByText(/Oops!/)).toBeNull();
  });

  it('keeps the address if the request failed', async () => {
    request.mockRejectedValue(new AppError('offline', 'The shop cannot be reached.'));
    open();
    await wait(3000);
    await leaveAt(-1);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Download the free pack' }));
    await wait(100);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com');
    expect(
      screen.getByText('Oops! Something went wrong. Please try again or contact support.'),
    ).toBeDefined();
  });
});
