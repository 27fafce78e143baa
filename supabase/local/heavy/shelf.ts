import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes that are kept for later. */
export interface Shelved {
  read(): Promise<Uint8Array>;
  drop(): void;
}
export type Shelve = (bytes: Uint8Array) => Promise<Shelved>;

export const inMemory: Shelve = (bytes) =>
  Promise.resolve({ read: () => Promise.resolve(bytes), drop: () => undefined });

/**
 * In files of the folder that have no name any more: the system drops them with the process, however it ends, so that no copy of
 * what a buyer typed is left behind or gets into a backup.
 */
export const onDisk =
  (folder: string): Shelve =>
  async (bytes) => {
    const length = bytes.byteLength;
    const path = join(folder, `${crypto.randomUUID()}.made`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
      await file.writeFile(bytes);
    } catch (error) {
      await file.close();
      throw error;
    }
    /** Many who ask at once get the same bytes. */
    let reading: Promise<Uint8Array> | undefined;
    const readAll = async (): Promise<Uint8Array> => {
      const whole = new Uint8Array(length);
      for (let at = 0; at < whole.byteLength;) {
        const { bytesRead } = await file.read(whole, at, whole.byteLength - at, at);
        if (bytesRead === 0) throw new Error('A kept file ends too early.');
        at += bytesRead;
      }
      return whole;
    };
    const read = () => (reading ??= readAll().finally(() => (reading = undefined)));
    return {
      read,
      drop: () => void Promise.allSettled([reading]).then(() => file.close()),
    };
  };
