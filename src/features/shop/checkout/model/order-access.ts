import { isRecord, readStored, removeStored, writeStored } from '@/lib/browser/safe-storage';

const accessKey = 'order_access';

/** The token of an opened order in this tab: it survives a reload and Back, but not closing the tab. */
export const storeOrderAccess = (token: string): void => {
  writeStored(accessKey, { token }, 'session');
};

export const storedOrderAccess = (): string | null =>
  readStored(
    accessKey,
    (value) => (isRecord(value) && typeof value['token'] === 'string' ? value['token'] : null),
    'session',
  );

export const forgetOrderAccess = (): void => removeStored(accessKey, 'session');
