import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListSearchParams } from './list-search-params';

function Search() {
  const list = useListSearchParams();
  return (
    <>
      <label>
        Search
        <input value={list.typed} onChange={(event) => list.setTyped(event.target.value)} />
      </label>
      <p>Shown: {list.search || 'all'}</p>
    </>
  );
}

const show = (address = '/list') => {
  const router = createMemoryRouter([{ path: '/list', Component: Search }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
};
const box = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(400));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the search of a list', () => {
  it('is in the URL once typing pauses, and a trailing blank stays in the box', async () => {
    const router = show();
    type('owner ');
    await pause();
    expect(router.state.location.search).toBe('?q=owner');
    screen.getByText('Shown: owner');
    expect(box().value).toBe('owner ');
    type('owner exa');
    await pause();
    expect(router.state.location.search).toBe('?q=owner+exa');
  });

  it('follows back and forward', async () => {
    const router = show('/list?q=first');
    expect(box().value).toBe('first');
    await act(() => router.navigate('/list?q=second'));
    expect(box().value).toBe('second');
    type('second and more');
    await act(() => router.navigate(-1));
    await pause();
    expect(box().value).toBe('first');
    expect(router.state.location.search).toBe('?q=first');
  });

  it('goes back to an earlier search of this page', async () => {
    const router = show();
    type('first');
    await pause();
    await act(() => router.navigate('/list?q=second'));
    expect(box().value).toBe('second');
    await act(() => router.navigate(-1));
    expect(box().value).toBe('first');
  });

  it('keeps the latest text while an earlier one is still being written to the URL', async () => {
    const router = show();
    type('own');
    await act(() => vi.advanceTimersByTimeAsync(300));
    type('owner');
    await pause();
    expect(box().value).toBe('owner');
    expect(router.state.location.search).toBe('?q=owner');
  });
});
