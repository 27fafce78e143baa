import { expect, it, vi } from 'vitest';
import { createExternalStore } from './external-store';

it('reads again when back brings the page as it was left', () => {
  let stored = 'first';
  const { subscribe, state } = createExternalStore('key', '', () => stored);
  const heard = vi.fn();
  const stop = subscribe(heard);
  expect(state()).toBe('first');
  stored = 'of a later page';
  const arrive = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  arrive(false);
  expect(state()).toBe('first');
  arrive(true);
  expect(state()).toBe('of a later page');
  heard.mockClear();
  stop();
  arrive(true);
  expect(heard).not.toHaveBeenCalled();
});
