import { strFromU8, unzlibSync } from 'fflate';

/** What a test wants to know of a PDF that we wrote: its objects as text and its streams unpacked. */
export interface ReadPdf {
  readonly objects: ReadonlyMap<number, string>;
  /** Objects that are dictionaries with the entry, for example `/Type/StructElem`. */
  withEntry(entry: string): string[];
  /** Streams unpacked, by the number of their object. */
  readonly streams: ReadonlyMap<number, string>;
  /** Everything drawn on the pages, in order. */
  readonly content: string;
  /** The same for each page. */
  readonly pages: readonly string[];
}

/** Reads the files of pdf-file.ts: objects, object streams and Flate streams. No general reader. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const text = strFromU8(bytes, true);
  const objects = new Map<number, string>();
  const streams = new Map<number, string>();
  for (const match of text.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
    const number = Number(match[1]);
    const start = match.index + match[0].length;
    const end = text.indexOf('\nendobj', start);
    const body = text.slice(start, end);
    const stream = />>stream\n/.exec(body);
    objects.set(number, stream ? body.slice(0, stream.index + 2) : body);
    if (stream) streams.set(number, unpack(bytes, start + stream.index + stream[0].length, body));
  }
  for (const [number, stream] of streams) {
    const head = objects.get(number) ?? '';
    if (head.includes('/Type/ObjStm')) addPacked(objects, stream, Number(/\/First (\d+)/.exec(head)?.[1]));
  }
  const list = [...objects.values()];
  const pages = list.filter((body) => body.includes('/Type/Page/'));
  const drawn = pages.map((page) => streams.get(Number(/\/Contents (\d+)/.exec(page)?.[1])) ?? '');
  return {
    objects,
    streams,
    withEntry: (entry) => list.filter((body) => body.includes(entry)),
    content: drawn.join('\n'),
    pages: drawn,
  };
}

function unpack(bytes: Uint8Array, start: number, body: string): string {
  const length = Number(/\/Length (\d+)>>stream/.exec(body)?.[1]);
  const data = unzlibSync(bytes.subarray(start, start + length));
  return strFromU8(data, true);
}

function addPacked(objects: Map<number, string>, stream: string, first: number): void {
  const places = stream.slice(0, first).trim().split(/\s+/).map(Number);
  for (let index = 0; index < places.length; index += 2) {
    const from = first + (places[index + 1] ?? 0);
    const to = index + 3 < places.length ? first + (places[index + 3] ?? 0) : stream.length;
    objects.set(places[index] ?? 0, stream.slice(from, to).trim());
  }
}
