import { describe, expect, it, vi } from 'vitest';
import type { RenderedFile } from '../../functions/_shared/documents/mod.ts';
import type { FileWork, MakeFile } from '../../functions/_shared/files/file-work.ts';
import { createFinishedFiles } from './finished-files.ts';

const fileOf = (bytes: number): RenderedFile => ({
  bytes: new Uint8Array(bytes),
  contentType: 'application/zip',
  fileName: 'files.zip',
});
const archiveOf = (from: unknown, signal = new AbortController().signal): FileWork => ({
  from,
  line: 'archive',
  signal,
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** The queue has no room any more: all who asked stand in it. */
const full = (makeFile: MakeFile) =>
  vi.waitFor(() => expect(() => makeFile.requireRoom('archive')).toThrow('Please try again in 15 seconds'));

/** Work that ends when told to, and stops when it hears that nobody waits. */
function slowWork() {
  const begun: { end(): void; readonly signal: AbortSignal }[] = [];
  const make = vi.fn(
    (signal: AbortSignal) =>
      new Promise<RenderedFile>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
        begun.push({ signal, end: () => resolve(fileOf(1)) });
      }),
  );
  return { begun, make };
}

describe('finished files', () => {
  it('are made once for all who ask for the same within an hour', async () => {
    let clock = 0;
    const makeFile = createFinishedFiles({ now: () => clock });
    const make = vi.fn(() => settled().then(() => fileOf(1)));
    const asked = Array.from({ length: 50 }, () => makeFile(archiveOf({ company: 'A' }), make));
    await Promise.all(asked);
    clock = 59 * 60_000;
    await makeFile(archiveOf({ company: 'A' }), make);
    expect(make).toHaveBeenCalledTimes(1);
    clock = 60 * 60_000;
    await makeFile(archiveOf({ company: 'A' }), make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('differ by all that they are made from, facts in maps too', async () => {
    const makeFile = createFinishedFiles();
    const make = vi.fn(() => Promise.resolve(fileOf(1)));
    await makeFile(archiveOf({ facts: new Map([['wage', '11']]) }), make);
    await makeFile(archiveOf({ facts: new Map([['wage', '12']]) }), make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('take no more room than they may, and the one asked for longest ago goes first', async () => {
    const makeFile = createFinishedFiles({ mostBytes: 250 });
    const make = vi.fn(() => Promise.resolve(fileOf(100)));
    for (const name of ['a', 'b', 'a', 'c']) await makeFile(archiveOf(name), make);
    expect(make).toHaveBeenCalledTimes(3);
    await makeFile(archiveOf('a'), make);
    expect(make).toHaveBeenCalledTimes(3);
    await makeFile(archiveOf('b'), make);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('are made again where the disk took none or gives none back', async () => {
    const make = vi.fn(() => Promise.resolve(fileOf(1)));
    const refused = () => Promise.reject(new Error('The disk is full'));
    const drop = vi.fn();
    for (const shelve of [refused, () => Promise.resolve({ read: refused, drop })]) {
      make.mockClear();
      const makeFile = createFinishedFiles({ shelve });
      await makeFile(archiveOf('a'), make);
      await settled();
      expect(await makeFile(archiveOf('a'), make)).toMatchObject({ fileName: 'files.zip' });
      await settled();
      expect(make).toHaveBeenCalledTimes(2);
    }
    // The one that could not be read was put away for the new one.
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('are not kept when they could not be made', async () => {
    const makeFile = createFinishedFiles();
    await expect(makeFile(archiveOf('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(makeFile(archiveOf('a'), () => Promise.resolve(fileOf(1)))).resolves.toBeDefined();
  });

  it('are made one archive at a time, and beyond the queue it says when to come again', async () => {
    const makeFile = createFinishedFiles({ mostWaitingArchives: 2 });
    const { begun, make } = slowWork();
    const asked = ['a', 'b', 'c'].map((name) => makeFile(archiveOf(name), make));
    await full(makeFile);
    const refusal = await makeFile(archiveOf('d'), make).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 503, code: 'busy', headers: { 'retry-after': '15' } });
    expect(() => makeFile.requireRoom('export')).not.toThrow();
    expect(begun).toHaveLength(1);
    // A single file and the owner's export wait for none of them.
    await makeFile({ ...archiveOf('e'), line: 'file' }, () => Promise.resolve(fileOf(1)));
    await makeFile({ ...archiveOf('f'), line: 'export' }, () => Promise.resolve(fileOf(1)));
    for (const turn of [0, 1, 2]) {
      await vi.waitFor(() => expect(begun).toHaveLength(turn + 1));
      begun[turn]?.end();
    }
    expect(await Promise.all(asked)).toHaveLength(3);
  });

  it('are given up when the last who waited has gone, and free the queue', async () => {
    const makeFile = createFinishedFiles({ mostWaitingArchives: 1 });
    const { begun, make } = slowWork();
    const [one, other, waiting] = [new AbortController(), new AbortController(), new AbortController()];
    const ask = (name: string, by: AbortController) =>
      makeFile(archiveOf(name, by.signal), make).catch((error: unknown) => error);
    const gone = [ask('a', one), ask('a', other)];
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    // Only now: names are hashed beside each other, and the second one could be first.
    gone.push(ask('b', waiting));
    await full(makeFile);
    one.abort();
    await settled();
    expect(begun[0]?.signal.aborted).toBe(false);
    waiting.abort();
    await settled();
    const next = makeFile(archiveOf('c'), make);
    other.abort();
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    begun[1]?.end();
    await expect(next).resolves.toBeDefined();
    for (const answer of await Promise.all(gone)) expect(answer).toMatchObject({ status: 499 });
  });
});
