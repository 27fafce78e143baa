import { partOf, readXmlParts } from './read-parts.ts';
import { elementsOf } from './xml.ts';
import type { XmlElement } from './xml.ts';

/** The shared texts of a workbook by number. */
export function sharedTexts(parts: ReadonlyMap<string, XmlElement>): string[] {
  return elementsOf(partOf(parts, 'xl/sharedStrings.xml'), 'si').map((item) =>
    elementsOf(item, 't')
      .map(({ text }) => text)
      .join(''),
  );
}

/** A workbook as a program reads it that knows shared texts: every worksheet's cells with what they show. */
export interface ReadBook {
  readonly parts: ReadonlyMap<string, XmlElement>;
  readonly worksheets: readonly ReadWorksheet[];
}

interface ReadWorksheet {
  readonly xml: XmlElement;
  readonly cells: ReadonlyMap<string, ReadCell>;
}

interface ReadCell {
  readonly xml: XmlElement;
  /** The text, number or result; null for an empty cell. */
  readonly value: string | null;
}

export function readBook(bytes: Uint8Array): ReadBook {
  const parts = readXmlParts(bytes);
  const texts = sharedTexts(parts);
  const count = [...parts.keys()].filter((name) => name.startsWith('xl/worksheets/sheet')).length;
  const worksheets = Array.from({ length: count }, (_worksheet, index) => {
    const xml = partOf(parts, `xl/worksheets/sheet${String(index + 1)}.xml`);
    return { xml, cells: new Map(elementsOf(xml, 'c').map((cell) => readCell(cell, texts))) };
  });
  return { parts, worksheets };
}

function readCell(xml: XmlElement, texts: readonly string[]): [string, ReadCell] {
  const stored = xml.children.find(({ name }) => name === 'v')?.text ?? null;
  const value = stored !== null && xml.attributes['t'] === 's' ? (texts[Number(stored)] ?? null) : stored;
  return [xml.attributes['r'] ?? '', { xml, value }];
}
