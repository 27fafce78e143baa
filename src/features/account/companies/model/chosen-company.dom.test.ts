import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Company } from '../api/companies-api';
import { chooseCompany, useChosenCompany, useScreenKey } from './chosen-company';

const company = (id: string): Company => ({ id, name: id, preparedBy: '', role: 'owner' });
const all = [company('a'), company('b')];

beforeEach(() => act(() => chooseCompany('nobody’s')));

it('is the first until one is chosen, and the first again when the chosen one is gone', () => {
  const { result, rerender } = renderHook(({ list }) => useChosenCompany(list)?.id, {
    initialProps: { list: all },
  });
  expect(result.current).toBe('a');
  act(() => chooseCompany('b'));
  expect(result.current).toBe('b');
  rerender({ list: all.slice(0, 1) });
  expect(result.current).toBe('a');
  rerender({ list: [] });
  expect(result.current).toBeUndefined();
});

it('is another screen for another company, and the same one when the first company is made', () => {
  const { result, rerender } = renderHook(({ shown }) => useScreenKey(shown), {
    initialProps: { shown: null as Company | null },
  });
  const before = result.current;
  rerender({ shown: company('a') });
  expect(result.current).toBe(before);
  rerender({ shown: company('b') });
  expect(result.current).not.toBe(before);
});
