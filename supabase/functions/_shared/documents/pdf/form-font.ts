/**
 * What fields call the font that viewers write with. PDFium, which is in Chrome, asks the font of a field for characters outside
 * Western Europe only if it has one of four names; under any other it takes a font of the machine, or leaves them out.
 */
export const formFont = 'Wingdings';

/** First and last code points of what people type: the letters of names in Latin script, Vietnamese ones among them. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1eb],
  [0x218, 0x21b],
  [0x232, 0x233],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  // Marks, for names that are pasted with character and mark apart.
  [0x300, 0x304],
  [0x306, 0x30c],
  [0x31b, 0x31b],
  [0x323, 0x323],
  [0x327, 0x328],
  // Of the rarer ones those of Yoruba, Igbo and Welsh, and of Arabic and Indian names in Latin script.
  [0x1e0c, 0x1e0d],
  [0x1e24, 0x1e25],
  [0x1e44, 0x1e47],
  [0x1e5a, 0x1e5b],
  [0x1e62, 0x1e63],
  [0x1e6c, 0x1e6d],
  [0x1e80, 0x1e85],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ab, 0x20ac],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
];

/** The characters that a form's font has, whether the pages show them or not. */
export function* charactersToType(): Generator<string> {
  for (const [first, last] of ranges)
    for (let code = first; code <= last; code += 1) yield String.fromCodePoint(code);
}
