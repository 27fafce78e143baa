import { serveFetch, type Served } from './serve-fetch';

export interface KeptObject {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly cacheControl: string;
}

export interface FakeStorage extends Served {
  /** By bucket and path. */
  readonly objects: Map<string, KeptObject>;
}

interface ListRequest {
  readonly prefix: string;
  readonly limit: number;
  readonly offset: number;
}

/** One folder as hosted storage lists it: bare names in order, and what lies deeper as folders, which have no id. */
function listFolder(objects: FakeStorage['objects'], bucket: string, { prefix, limit, offset }: ListRequest) {
  const start = `${bucket}/${prefix ? `${prefix}/` : ''}`;
  const entries = new Map<string, object>();
  for (const [key, { bytes, type, cacheControl }] of objects) {
    if (!key.startsWith(start)) continue;
    const [name = '', deeper] = key.slice(start.length).split('/');
    const metadata = { mimetype: type, cacheControl, size: bytes.byteLength };
    entries.set(
      name,
      deeper === undefined ? { name, id: key, metadata } : { name, id: null, metadata: null },
    );
  }
  const inOrder = [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
  return Response.json(inOrder.slice(offset, offset + limit));
}

async function keep(objects: FakeStorage['objects'], key: string, request: Request): Promise<Response> {
  objects.set(key, {
    bytes: new Uint8Array(await request.arrayBuffer()),
    // What hosted storage takes when an upload does not say it.
    type: request.headers.get('content-type') ?? 'text/plain;charset=UTF-8',
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
  });
  return Response.json({ Id: key, Key: key });
}

function find(objects: FakeStorage['objects'], key: string): Response {
  const object = objects.get(key);
  return object
    ? new Response(Uint8Array.from(object.bytes), { headers: { 'content-type': object.type } })
    : Response.json({ statusCode: '404', error: 'not_found', message: 'Object not found' }, { status: 400 });
}

/** What a backup asks of a hosted project's storage, for whom the secret key is shown by. */
export async function startFakeStorage(buckets: readonly string[], secretKey: string): Promise<FakeStorage> {
  const objects: FakeStorage['objects'] = new Map();
  const served = await serveFetch(async (request) => {
    const path = decodeURIComponent(new URL(request.url).pathname);
    if (request.headers.get('apikey') !== secretKey) return new Response(null, { status: 401 });
    if (path === '/storage/v1/bucket') return Response.json(buckets.map((id) => ({ id, name: id })));
    const list = /^\/storage\/v1\/object\/list\/([^/]+)$/.exec(path);
    if (list) return listFolder(objects, list[1] ?? '', (await request.json()) as ListRequest);
    const key = path.replace('/storage/v1/object/', '');
    return request.method === 'POST' ? keep(objects, key, request) : find(objects, key);
  });
  return { ...served, objects };
}
