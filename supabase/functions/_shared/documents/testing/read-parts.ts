import { strFromU8, unzipSync } from 'fflate';
import { parseXml } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** The parts of an Office file or archive, as text. */
export function readParts(bytes: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]));
}

/** Parses every XML part; throws for the first that is not well-formed. */
export function readXmlParts(bytes: Uint8Array): Map<string, XmlElement> {
  const parts = new Map<string, XmlElement>();
  for (const [name, text] of readParts(bytes)) {
    if (name.endsWith('.png')) continue;
    try {
      parts.set(name, parseXml(text));
    } catch (error) {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    }
  }
  return parts;
}

export function partOf(parts: ReadonlyMap<string, XmlElement>, name: string): XmlElement {
  const part = parts.get(name);
  if (!part) throw new Error(`There is no part ${name}`);
  return part;
}
