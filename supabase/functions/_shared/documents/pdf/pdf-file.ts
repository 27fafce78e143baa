import { strToU8, zlibSync } from 'fflate';

/** A reference to an object: `12 0 R`. */
export type Ref = number & { readonly __ref: unique symbol };

const level = 6;
/** Objects kept together in one compressed stream. */
const objectsPerStream = 200;

export function refText(ref: Ref): string {
  return `${String(ref)} 0 R`;
}

/**
 * Collects the objects of a PDF 1.7 file and writes it with object streams and a cross-reference stream, which keeps
 * the many small objects of a structure tree small. Nothing in it depends on the clock.
 */
export class PdfFile {
  private readonly bodies: (string | Uint8Array | null)[] = [null];
  private readonly streams = new Set<number>();

  /** Sets a number aside for an object that others point to before it is written. */
  reserve(): Ref {
    this.bodies.push(null);
    return (this.bodies.length - 1) as Ref;
  }

  put(ref: Ref, body: string): Ref {
    this.bodies[ref] = body;
    return ref;
  }

  add(body: string): Ref {
    return this.put(this.reserve(), body);
  }

  /** A stream; `dictionary` is the inside of its dictionary without length and filter. */
  stream(dictionary: string, data: Uint8Array | string, ref: Ref = this.reserve()): Ref {
    const bytes = typeof data === 'string' ? strToU8(data, true) : data;
    const packed = zlibSync(bytes, { level });
    const head = strToU8(
      `<<${dictionary}/Filter/FlateDecode/Length ${String(packed.length)}>>stream\n`,
      true,
    );
    const tail = strToU8('\nendstream', true);
    const body = new Uint8Array(head.length + packed.length + tail.length);
    body.set(head);
    body.set(packed, head.length);
    body.set(tail, head.length + packed.length);
    this.bodies[ref] = body;
    this.streams.add(ref);
    return ref;
  }

  /** A hash of the content, 16 bytes in hex: the file's identifier. */
  async digest(): Promise<string> {
    const parts = this.bodies.map((body) =>
      typeof body === 'string' ? strToU8(body, true) : (body ?? new Uint8Array()),
    );
    const sums = new Uint8Array(parts.length * 4);
    const view = new DataView(sums.buffer);
    parts.forEach((part, index) => view.setUint32(index * 4, adler(part)));
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', sums));
    return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  /** The file. `root` and `info` go to the trailer; `id` is 16 bytes in hex. */
  write(root: Ref, info: Ref, id: string): Uint8Array {
    const packs = this.packObjects();
    const out = new ByteList();
    out.text('%PDF-1.7\n%âãÏÓ\n');
    const entries: [type: number, second: number, third: number][] = [[0, 0, 65_535]];
    this.bodies.forEach((body, number) => {
      if (number === 0) return;
      const place = packs.places.get(number);
      if (place) {
        entries.push([2, place.stream, place.index]);
        return;
      }
      entries.push([1, out.length, 0]);
      out.text(`${String(number)} 0 obj\n`);
      if (body instanceof Uint8Array) out.bytes(body);
      else out.text(body ?? 'null');
      out.text('\nendobj\n');
    });
    const start = out.length;
    entries.push([1, start, 0]);
    const number = this.bodies.length;
    const table = crossReferences(entries);
    const packed = zlibSync(table, { level });
    out.text(
      `${String(number)} 0 obj\n<</Type/XRef/Size ${String(number + 1)}/W[1 4 2]/Root ${refText(root)}/Info ${refText(info)}/ID[<${id}><${id}>]/Filter/FlateDecode/Length ${String(packed.length)}>>stream\n`,
    );
    out.bytes(packed);
    out.text(`\nendstream\nendobj\nstartxref\n${String(start)}\n%%EOF\n`);
    return out.join();
  }

  /** Puts everything that is no stream into object streams. */
  private packObjects(): { places: Map<number, { stream: number; index: number }> } {
    const places = new Map<number, { stream: number; index: number }>();
    const loose = this.bodies.flatMap((body, number) => (typeof body === 'string' ? [number] : []));
    for (let from = 0; from < loose.length; from += objectsPerStream) {
      const group = loose.slice(from, from + objectsPerStream);
      let offsets = '';
      let bodies = '';
      for (const number of group) {
        offsets += `${String(number)} ${String(bodies.length)} `;
        bodies += `${String(this.bodies[number])}\n`;
      }
      const stream = this.stream(
        `/Type/ObjStm/N ${String(group.length)}/First ${String(offsets.length)}`,
        offsets + bodies,
      );
      group.forEach((number, index) => places.set(number, { stream, index }));
    }
    return { places };
  }
}

/** Adler-32, enough to separate contents before they are hashed together. */
function adler(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

function crossReferences(entries: readonly (readonly [number, number, number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(entries.length * 7));
  entries.forEach(([type, second, third], index) => {
    view.setUint8(index * 7, type);
    view.setUint32(index * 7 + 1, second);
    view.setUint16(index * 7 + 5, third);
  });
  return new Uint8Array(view.buffer);
}

class ByteList {
  length = 0;
  private readonly parts: Uint8Array[] = [];

  text(text: string): void {
    this.bytes(strToU8(text, true));
  }

  bytes(bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }

  join(): Uint8Array {
    const all = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

/** UTF-16 code units in hex, as maps and text strings want them. */
export function utf16Hex(text: string): string {
  let hex = '';
  for (let index = 0; index < text.length; index += 1)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0').toUpperCase();
  return hex;
}

/** A text string: plain ASCII as a literal, everything else as UTF-16 with its mark. */
export function pdfText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  return `<FEFF${utf16Hex(text)}>`;
}

/** A number with at most three decimals, without a trailing zero. */
export function pdfNumber(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export function pdfRect(x: number, y: number, width: number, height: number): string {
  return `[${pdfNumber(x)} ${pdfNumber(y)} ${pdfNumber(x + width)} ${pdfNumber(y + height)}]`;
}
