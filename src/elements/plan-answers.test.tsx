import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { shownPlan } from '@/features/all/law/model/shown-plan';
import { defineElements } from './define';

const watched = new Set<Element>();
let tellSight: (entries: { isIntersecting: boolean }[]) => void = () => undefined;

beforeAll(defineElements);
beforeEach(() => {
  history.replaceState(null, '', '/which-templates-do-i-need');
  watched.clear();
  // jsdom has none.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof tellSight) {
        tellSight = tell;
      }
      observe = (element: Element) => watched.add(element);
      disconnect = () => watched.clear();
    },
  );
});

const page = (
  <plan-answers>
    <form>
      {['MN', 'WI'].map((value) => (
        <label key={value}>
          <input type="checkbox" name="state" value={value} />
          <span>{value}</span>
        </label>
      ))}
      {['5', '31'].map((value) => (
        <label key={value}>
          <input type="radio" name="size" value={value} />
          <span>{value}</span>
        </label>
      ))}
      <button type="submit">Show my list</button>
    </form>
    <div data-plan-result="">
      <div data-plan-order="" />
    </div>
    <div data-plan-print="">
      <button type="button">Print the plan</button>
    </div>
  </plan-answers>
);
const open = (search = '') => {
  history.replaceState(null, '', `/which-templates-do-i-need${search}`);
  return render(page);
};
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const upgraded = () => waitFor(() => expect(shownPlan.state()).not.toBeNull());
const kept = () => JSON.parse(localStorage.getItem('plan_answers') ?? 'null') as unknown;

it('keeps each answer in the address and this browser, and tells it to the order', async () => {
  open();
  await upgraded();
  fireEvent.click(input('MN'));
  expect(shownPlan.state()?.answers).toEqual({ state: ['MN'] });
  fireEvent.click(input('31'));
  await waitFor(() => expect(location.search).toBe('?state=MN&size=31'));
  expect(kept()).toBe('state=MN&size=31');
  expect(shownPlan.state()?.place).toBe(document.querySelector('[data-plan-order]'));
});

it('brings the answers of an address back, and lets those given early count for more', async () => {
  open('?state=MN&state=WI&size=5');
  input('31').checked = true;
  await upgraded();
  expect(shownPlan.state()?.answers).toEqual({ state: ['MN', 'WI'], size: ['31'] });
  expect(location.search).toBe('?state=MN&state=WI&size=31');
});

it('lays a list that is out of sight out after the answer is painted', async () => {
  open();
  await upgraded();
  const list = document.querySelector('[data-plan-result]')!;
  expect(watched.has(list)).toBe(true);
  fireEvent.click(input('MN'));
  expect(list.hasAttribute('data-deferred')).toBe(false);
  tellSight([{ isIntersecting: false }]);
  fireEvent.click(input('WI'));
  expect(list.hasAttribute('data-deferred')).toBe(true);
  await waitFor(() => expect(list.hasAttribute('data-deferred')).toBe(false));
});

it('shows the list instead of sending the form, prints, and ends with its page', async () => {
  const { unmount } = open();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await upgraded();
  expect(fireEvent.submit(document.querySelector('form')!)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Print the plan' }));
  expect(print).toHaveBeenCalledOnce();
  unmount();
  expect(shownPlan.state()).toBeNull();
  expect(watched.size).toBe(0);
});
