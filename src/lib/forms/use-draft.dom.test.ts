import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from './use-draft';

const trimmed = ({ words }: { words: string }) => ({ words: words.trim() });
const begin = () =>
  renderHook((stored: { content: { words: string }; updatedAt: string }) => useDraft(stored, trimmed), {
    initialProps: { content: { words: 'Old' }, updatedAt: '1' },
  });
type Shown = ReturnType<typeof begin>['result']['current'];
const versionOf = ({ content, send }: Shown) => send(content).updatedAt;

it('shows what is stored again as long as nobody has typed', () => {
  const { result, rerender } = begin();
  rerender({ content: { words: 'Theirs' }, updatedAt: '2' });
  expect(result.current).toMatchObject({ content: { words: 'Theirs' }, isChanged: false });
  expect(versionOf(result.current)).toBe('2');
});

it('keeps what is typed, as a change of the version that was read', () => {
  const { result, rerender } = begin();
  act(() => result.current.change({ words: 'Mine' }));
  rerender({ content: { words: 'Theirs' }, updatedAt: '2' });
  expect(result.current).toMatchObject({ content: { words: 'Mine' }, isChanged: true });
  expect(versionOf(result.current)).toBe('1');
});

it('keeps what is typed while a save is under way, as a change of what was saved', () => {
  const { result, rerender } = begin();
  act(() => result.current.change({ words: 'Mine ' }));
  const sent = result.current.content;
  act(() => result.current.change({ words: 'Mine and more' }));
  act(() => result.current.setSaved(sent));
  rerender({ content: { words: 'Mine' }, updatedAt: '2' });
  expect(result.current).toMatchObject({
    content: { words: 'Mine and more' },
    isChanged: true,
  });
  expect(versionOf(result.current)).toBe('2');
});

it('shows a saved text as it is stored', () => {
  const { result, rerender } = begin();
  act(() => result.current.change({ words: 'Mine ' }));
  act(() => result.current.setSaved(result.current.content));
  expect(result.current.isChanged).toBe(false);
  rerender({ content: { words: 'Mine' }, updatedAt: '2' });
  expect(result.current).toMatchObject({ content: { words: 'Mine' }, isChanged: false });
  expect(versionOf(result.current)).toBe('2');
});

it('takes the next version of the same text from any writer', () => {
  const { result, rerender } = begin();
  act(() => result.current.change({ words: 'Mine' }));
  rerender({ content: { words: 'Old' }, updatedAt: '2' });
  expect(result.current).toMatchObject({ content: { words: 'Mine' }, isChanged: true });
  expect(versionOf(result.current)).toBe('2');
});

it('hands in with a save what was sent before and never answered', () => {
  const { result } = begin();
  const words = (text: string) => ({ words: text });
  expect(result.current.send(words('One')).unanswered).toEqual([]);
  expect(result.current.send(words('Two')).unanswered).toEqual([words('One')]);
  act(() => result.current.setSaved(words('Two')));
  expect(result.current.send(words('Three')).unanswered).toEqual([]);
});
