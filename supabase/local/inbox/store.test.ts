import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from './store.ts';
import { buildIncoming, removeTemporaryFolders, temporaryFolder } from './test-support/build-inbox.ts';

afterEach(removeTemporaryFolders);

const subjects = (store: Awaited<ReturnType<typeof openStore>>) =>
  store.list().map(({ summary }) => summary.Subject);
const mail = (subject: string) => buildIncoming({ subject });

describe('openStore', () => {
  it('lists the newest first and gives a message in full', async () => {
    const store = await openStore({ folder: await temporaryFolder() });
    await store.add(mail('one'));
    const id = await store.add(buildIncoming({ subject: 'two', text: 'Words.', html: '<p>Words.</p>' }));
    expect(subjects(store)).toEqual(['two', 'one']);
    await expect(store.get(id)).resolves.toMatchObject({
      text: 'Words.',
      html: '<p>Words.</p>',
      facts: { Subject: 'two' },
    });
    await expect(store.get('unknown')).resolves.toBeNull();
  });

  it('keeps the order of arrival when a hundred come at once', async () => {
    const folder = await temporaryFolder();
    const store = await openStore({ folder });
    const names = Array.from({ length: 100 }, (_, index) => `mail ${index}`);
    await Promise.all(names.map((name) => store.add(mail(name))));
    expect(subjects(store)).toEqual([...names].reverse());
    expect(subjects(await openStore({ folder }))).toEqual([...names].reverse());
  });

  it('has on the disk what it acknowledged: another process finds the same', async () => {
    const folder = await temporaryFolder();
    const store = await openStore({ folder });
    const first = await store.add(mail('one'), { key: 'k', digest: 'd' });
    await store.setRead(true, [first]);
    const reopened = await openStore({ folder });
    expect(reopened.list().map(({ summary }) => [summary.Subject, summary.Read])).toEqual([['one', true]]);
    await expect(reopened.add(mail('one'), { key: 'k', digest: 'd' })).resolves.toBe(first);
    await reopened.add(mail('two'));
    expect(subjects(await openStore({ folder }))).toEqual(['two', 'one']);
  });

  it('passes over what a kill or a bad disk left behind', async () => {
    const folder = await temporaryFolder();
    await (await openStore({ folder })).add(mail('whole'));
    await writeFile(join(folder, '000000000009-half.json.123.tmp'), '{"sequence":');
    await writeFile(join(folder, '000000000008-broken.json'), '{"sequence":');
    await writeFile(join(folder, 'read-state.json'), 'nonsense');
    expect(subjects(await openStore({ folder }))).toEqual(['whole']);
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('deletes the oldest beyond its cap, on the disk too', async () => {
    const folder = await temporaryFolder();
    const store = await openStore({ folder, cap: 3 });
    for (const name of ['1', '2', '3', '4', '5']) await store.add(mail(name));
    expect(subjects(store)).toEqual(['5', '4', '3']);
    expect(await readdir(folder)).toHaveLength(3);
  });

  it('removes some or all, and forgets their read state', async () => {
    const folder = await temporaryFolder();
    const store = await openStore({ folder });
    const one = await store.add(mail('one'));
    await store.add(mail('two'));
    await store.remove([one, 'unknown']);
    expect(subjects(store)).toEqual(['two']);
    await store.remove();
    expect(subjects(await openStore({ folder }))).toEqual([]);
  });

  it('marks as read and unread, by id or all', async () => {
    const store = await openStore({ folder: await temporaryFolder() });
    const one = await store.add(mail('one'));
    await store.add(mail('two'));
    const read = () => store.list().map(({ summary }) => summary.Read);
    await store.setRead(true, [one, 'unknown']);
    expect(read()).toEqual([false, true]);
    await store.setRead(true);
    expect(read()).toEqual([true, true]);
    await store.setRead(false, [one]);
    expect(read()).toEqual([true, false]);
  });
});

describe('a key', () => {
  it('stands for one message, also when the same request comes many times at once', async () => {
    const store = await openStore({ folder: await temporaryFolder() });
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => store.add(mail('once'), { key: 'k', digest: 'd' })),
    );
    expect(new Set(ids).size).toBe(1);
    expect(store.list()).toHaveLength(1);
  });

  it('refuses another mail', async () => {
    const store = await openStore({ folder: await temporaryFolder() });
    await store.add(mail('one'), { key: 'k', digest: 'd' });
    await expect(store.add(mail('two'), { key: 'k', digest: 'e' })).rejects.toThrow('another mail');
  });

  it('is remembered after its message was deleted, so that a late repetition does not come back', async () => {
    const store = await openStore({ folder: await temporaryFolder() });
    const id = await store.add(mail('one'), { key: 'k', digest: 'd' });
    await store.remove();
    await expect(store.add(mail('one'), { key: 'k', digest: 'd' })).resolves.toBe(id);
    expect(store.list()).toEqual([]);
  });

  it('is free again when the message could not be written', async () => {
    const folder = await temporaryFolder();
    const store = await openStore({ folder });
    await rm(folder, { recursive: true });
    await expect(store.add(mail('one'), { key: 'k', digest: 'd' })).rejects.toThrow();
    const reopened = await openStore({ folder });
    await reopened.remove();
    await expect(store.add(mail('one'), { key: 'k', digest: 'd' })).resolves.toEqual(expect.any(String));
    expect(subjects(store)).toEqual(['one']);
  });
});
