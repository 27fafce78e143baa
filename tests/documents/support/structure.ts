import { wordsOf } from './expected.ts';

export interface Structure {
  readonly counts: Readonly<Record<string, number>>;
  /** Texts of H1 to H6 with their level. */
  readonly headings: readonly (readonly [number, string])[];
  /** Words in the order of the tree, without footnotes and contents. */
  readonly words: readonly string[];
}

/** Reads what `pdfinfo -struct-text` prints: one element a line, indented by its depth, its text in quotes below it. */
export function readStructure(printed: string): Structure {
  const counts: Record<string, number> = {};
  const headings: [number, string][] = [];
  const words: string[] = [];
  const path: { depth: number; type: string }[] = [];
  for (const line of printed.split('\n')) {
    const element = /^( *)([A-Z]\w*)(?: <[^>]*>)?(?: "[^"]*")?(?: \((?:block|inline)\))?:?$/.exec(line);
    if (element?.[2] !== undefined && !line.trim().startsWith('Object ')) {
      const depth = element[1]?.length ?? 0;
      while ((path.at(-1)?.depth ?? -1) >= depth) path.pop();
      path.push({ depth, type: element[2] });
      counts[element[2]] = (counts[element[2]] ?? 0) + 1;
      const level = /^H([1-6])$/.exec(element[2])?.[1];
      if (level !== undefined) headings.push([Number(level), '']);
      continue;
    }
    const text = /^( *)"(.*)"$/.exec(line);
    if (!text) continue;
    const depth = text[1]?.length ?? 0;
    while ((path.at(-1)?.depth ?? -1) >= depth) path.pop();
    const types = path.map((entry) => entry.type);
    const last = headings.at(-1);
    if (last && types.some((type) => /^H[1-6]$/.test(type))) last[1] += text[2] ?? '';
    if (
      !types.includes('Note') &&
      !types.includes('TOC') &&
      !types.includes('Reference') &&
      !types.includes('Lbl')
    )
      words.push(text[2] ?? '');
  }
  return { counts, headings, words: wordsOf(words.join('')) };
}
