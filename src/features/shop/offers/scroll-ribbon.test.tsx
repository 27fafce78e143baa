import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEventsTo } from '@/lib/browser/analytics';
import { ribbonKey, ScrollRibbon } from './scroll-ribbon';

const now = new Date('2026-11-21T12:00:00Z').getTime();
const dayMs = 24 * 60 * 60 * 1000;
const ribbon = () => screen.queryByRole('region', { name: 'What is in the pack' });

/** The page is 2,000 px longer than the window. */
function scrollTo(share: number): void {
  vi.stubGlobal('scrollY', 2000 * share);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000 + window.innerHeight);
  vi.stubGlobal('scrollY', 0);
});

const open = () => render(<ScrollRibbon product="core-hr" targetId="features" />);

describe('the scroll ribbon', () => {
  it('appears at half of the page and disappears after eight seconds, once', () => {
    open();
    scrollTo(0.499);
    expect(ribbon()).toBeNull();
    scrollTo(0.5);
    expect(ribbon()).not.toBeNull();
    wait(7999);
    expect(ribbon()).not.toBeNull();
    wait(1);
    expect(ribbon()).toBeNull();
    scrollTo(0.2);
    scrollTo(0.8);
    expect(ribbon()).toBeNull();
    expect(localStorage.getItem(ribbonKey)).toBeNull();
  });

  it('checks the position at once: its code may load after the scrolling', () => {
    vi.stubGlobal('scrollY', 1500);
    open();
    expect(ribbon()).not.toBeNull();
  });

  it('does not disappear while it is hovered or focused', () => {
    open();
    scrollTo(0.6);
    wait(7000);
    fireEvent.focus(screen.getByRole('button', { name: 'Show Me' }));
    wait(60_000);
    expect(ribbon()).not.toBeNull();
    fireEvent.blur(screen.getByRole('button', { name: 'Show Me' }));
    wait(8000);
    expect(ribbon()).toBeNull();
  });

  it('stays hidden for exactly seven days after it was closed', () => {
    open();
    scrollTo(0.6);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(ribbon()).toBeNull();
    for (const [later, isThere] of [
      [7 * dayMs - 1, false],
      [7 * dayMs, true],
    ] as const) {
      vi.setSystemTime(now + later);
      vi.stubGlobal('scrollY', 0);
      const { unmount } = open();
      scrollTo(0.6);
      expect(ribbon() !== null).toBe(isThere);
      unmount();
    }
  });

  it('leads to the contents of the pack, and reports it to analytics', () => {
    const heard: unknown[] = [];
    sendEventsTo((name, params) => heard.push([name, params]));
    const target = document.createElement('section');
    target.id = 'features';
    target.tabIndex = -1;
    const scrollIntoView = vi.fn();
    target.scrollIntoView = scrollIntoView;
    document.body.append(target);
    open();
    scrollTo(0.6);
    fireEvent.click(screen.getByRole('button', { name: 'Show Me' }));
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(target);
    expect(ribbon()).toBeNull();
    expect(heard).toEqual([['scroll_ribbon_click', { product: 'core-hr' }]]);
    sendEventsTo(null);
    target.remove();
  });
});
