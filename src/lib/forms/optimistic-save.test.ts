import { expect, it } from 'vitest';
import { saveIfUnchanged, type Change } from './optimistic-save';

function storeOf(content: string, version: number) {
  const stored = { content, version };
  return {
    stored,
    replace: (updatedAt: string, next: string) => {
      const isLatest = updatedAt === String(stored.version);
      if (isLatest) Object.assign(stored, { content: next, version: stored.version + 1 });
      return Promise.resolve(isLatest);
    },
    read: () => {
      const { content: latest, version: updatedAt } = stored;
      return Promise.resolve({
        updatedAt: String(updatedAt),
        isSame: (sought: string) => sought === latest,
      });
    },
  };
}

const refusal = 'Somebody else was quicker.';
const save = (store: ReturnType<typeof storeOf>, change: Change<string>) =>
  saveIfUnchanged(store, change, refusal);

it('saves over the version that was read', async () => {
  const store = storeOf('old', 1);
  await save(store, { content: 'mine', updatedAt: '1' });
  expect(store.stored).toEqual({ content: 'mine', version: 2 });
});

it('counts a record that is already stored as saved', async () => {
  const store = storeOf('mine', 2);
  await save(store, { content: 'mine', updatedAt: '1' });
  expect(store.stored.version).toBe(2);
});

it('saves over its own words when their answer was lost', async () => {
  const store = storeOf('mine', 2);
  const change = { content: 'mine, and more', updatedAt: '1', unanswered: ['never stored', 'mine'] };
  await save(store, change);
  expect(store.stored).toEqual({ content: 'mine, and more', version: 3 });
});

it('never saves over the words of somebody else', async () => {
  const store = storeOf('theirs', 2);
  const change = { content: 'mine, and more', updatedAt: '1', unanswered: ['mine'] };
  await expect(save(store, change)).rejects.toThrow(refusal);
  expect(store.stored).toEqual({ content: 'theirs', version: 2 });
});
