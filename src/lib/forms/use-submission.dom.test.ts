import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSubmission } from './use-submission';

describe('a form that is sent', () => {
  it.each(['answered', 'refused'])('once, and %s to the first of two presses alone', async (end) => {
    const ends = vi.fn<() => Promise<void>>();
    const send = vi.fn(() => (end === 'answered' ? Promise.resolve() : Promise.reject(new Error('no'))));
    const { result } = renderHook(() => useSubmission(send));
    await act(async () => {
      const first = result.current.submit('words');
      void result.current.submit('words').then(ends);
      await first;
    });
    expect(result.current.status).toBe(end === 'answered' ? 'success' : 'error');
    expect(send).toHaveBeenCalledOnce();
    expect(ends).not.toHaveBeenCalled();
  });
});
