import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
});

const tip = (text: string) => screen.queryAllByText(text).length > 0;
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const point = (name: string) => fireEvent.pointerMove(screen.getByRole('button', { name }));
/** Escape closes at once. Otherwise the tip waits in case the pointer moves onto it. */
const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByRole('button', { name }));
  fireEvent.keyDown(document, { key: 'Escape' });
};

function show(): void {
  render(
    <TooltipProvider>
      <Tooltip content="Made again">
        <button type="button">Reset</button>
      </Tooltip>
      <Tooltip content="Taken away">
        <button type="button">Remove</button>
      </Tooltip>
    </TooltipProvider>,
  );
}

it('opens after 700 ms of hovering, and the next one at once within 300 ms', () => {
  show();
  point('Reset');
  wait(699);
  expect(tip('Made again')).toBe(false);
  wait(1);
  expect(tip('Made again')).toBe(true);
  leave('Reset');
  wait(299);
  point('Remove');
  wait(0);
  expect(tip('Taken away')).toBe(true);
  leave('Remove');
  wait(300);
  point('Reset');
  wait(699);
  expect(tip('Made again')).toBe(false);
});

it('opens at once on keyboard focus', () => {
  show();
  fireEvent.focus(screen.getByRole('button', { name: 'Reset' }));
  wait(0);
  expect(tip('Made again')).toBe(true);
});
