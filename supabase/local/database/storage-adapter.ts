import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';

interface ObjectMetadata {
  cacheControl: string;
  contentLength: number;
  size: number;
  mimetype: string;
  lastModified: Date;
  eTag: string;
}

/** What lite asks of a place for bytes; lite 0.10 does not export its own. */
export interface StorageAdapter {
  readonly driver: unknown;
  getObject(
    bucket: string,
    key: string,
  ): Promise<{ httpStatusCode: number; metadata: ObjectMetadata; body: Uint8Array }>;
  uploadObject(
    bucket: string,
    key: string,
    version: string | undefined,
    body: Uint8Array | ReadableStream<Uint8Array>,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata>;
  deleteObject(bucket: string, key: string): Promise<void>;
  deleteObjects(bucket: string, keys: string[]): Promise<void>;
  copyObject(
    bucket: string,
    key: string,
    version: string | undefined,
    toBucket: string,
    toKey: string,
  ): Promise<{ httpStatusCode: number; eTag: string; lastModified: Date }>;
  headObject(bucket: string, key: string): Promise<ObjectMetadata>;
  privateAssetUrl(bucket: string, key: string): Promise<string>;
}

/** Browsers ask for nothing but pictures straight from the storage; all else comes through functions, which say what it is. */
const typeOf = (key: string) => (key.endsWith('.png') ? 'image/png' : 'application/octet-stream');

/**
 * Objects as files below one folder. lite's own adapter writes in place; this one writes beside, syncs and renames, so that
 * neither a kill nor a power cut leaves half a file behind.
 */
export function createFolderStorage(folder: string): StorageAdapter {
  const pathOf = (bucket: string, key: string) => {
    const path = normalize(join(folder, bucket, key));
    // Prevents path traversal between buckets: from a public bucket into a private one.
    const isInside = path.startsWith(normalize(join(folder, bucket)) + sep);
    if (!isInside || !/^\w[\w-]*$/.test(bucket) || key.includes('\0')) {
      throw new Error('storage: the object name leaves its folder');
    }
    return path;
  };

  const describe = async (path: string, bytes: Uint8Array, mimetype: string): Promise<ObjectMetadata> => {
    const { mtime } = await stat(path);
    return {
      cacheControl: 'no-cache',
      contentLength: bytes.byteLength,
      size: bytes.byteLength,
      mimetype,
      lastModified: mtime,
      eTag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
    };
  };

  const write = async (path: string, bytes: Uint8Array) => {
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${crypto.randomUUID()}.part`;
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  };

  return {
    driver: null,
    async getObject(bucket, key) {
      const path = pathOf(bucket, key);
      const bytes = new Uint8Array(await readFile(path));
      return {
        httpStatusCode: 200,
        metadata: await describe(path, bytes, typeOf(key)),
        body: bytes,
      };
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const path = pathOf(bucket, key);
      const bytes =
        body instanceof Uint8Array ? body : new Uint8Array(await new Response(body).arrayBuffer());
      await write(path, bytes);
      return { ...(await describe(path, bytes, contentType)), cacheControl };
    },
    deleteObject: (bucket, key) => rm(pathOf(bucket, key), { force: true }),
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => rm(pathOf(bucket, key), { force: true })));
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const bytes = new Uint8Array(await readFile(pathOf(bucket, key)));
      await write(pathOf(toBucket, toKey), bytes);
      const { eTag, lastModified } = await describe(pathOf(toBucket, toKey), bytes, typeOf(toKey));
      return { httpStatusCode: 200, eTag, lastModified };
    },
    async headObject(bucket, key) {
      const path = pathOf(bucket, key);
      return describe(path, new Uint8Array(await readFile(path)), typeOf(key));
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${pathOf(bucket, key)}`),
  };
}
