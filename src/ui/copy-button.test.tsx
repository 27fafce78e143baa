import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.useFakeTimers();
});

const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

it('copies, confirms it for two seconds, and is ready again', async () => {
  render(<CopyButton text="https://example.com/a" subject="the link" />);
  press('Copy the link');
  await settle();
  expect(writeText).toHaveBeenCalledWith('https://example.com/a');
  expect(screen.getByRole('button', { name: 'Copied! the link' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Copied!');
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole('button', { name: 'Copied! the link' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('counts the two seconds from the last press', async () => {
  render(<CopyButton text="a" />);
  press('Copy');
  await act(() => vi.advanceTimersByTimeAsync(1500));
  press('Copied!');
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
});

it('reports a refusal by the clipboard and does not confirm', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  const onFailed = vi.fn();
  render(<CopyButton text="a" onFailed={onFailed} />);
  press('Copy');
  await settle();
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

it('leaves no timer behind', async () => {
  const { unmount } = render(<CopyButton text="a" />);
  press('Copy');
  await settle();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
