import { Buffer, BufferFlag, ClusterLevel, Direction, Feature, shape } from 'harfbuzzjs';
import type { Font } from 'harfbuzzjs';

/** A glyph of set text and the text that it stands for. Lengths are font units. */
export interface PlacedGlyph {
  readonly glyph: number;
  readonly text: string;
  /** From its origin to the next glyph's, with kerning. */
  readonly advance: number;
  /** Where it is drawn, from its origin: marks sit on their letter. */
  readonly x: number;
  readonly y: number;
}

// Ligatures for looks would move the line breaks of documents that are sold already.
const features = [new Feature('liga', 0)];
const flags = BufferFlag.REMOVE_DEFAULT_IGNORABLES | BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE;
/** What a glyph says whose sign another one has said already. */
const silent = '\u200b';
const buffer = new Buffer();

/** Sets text of one direction in one font. Glyphs come from left to right; signs that are never drawn have none. */
export function placeGlyphs(font: Font, text: string, rightToLeft: boolean): PlacedGlyph[] {
  const glyphs = shapeText(font, text, rightToLeft);
  const placed: PlacedGlyph[] = [];
  let start = 0;
  for (let from = 0, to = 0; from < glyphs.length; from = to) {
    const cluster = glyphs[from]?.cluster;
    while (to < glyphs.length && glyphs[to]?.cluster === cluster) to += 1;
    const end = glyphs[to]?.cluster ?? text.length;
    // A soft hyphen means that a word is parted at a line's end, which ours never are.
    const said = text.slice(start, end).replaceAll('\u00ad', '');
    const drawn = glyphs.slice(from, to);
    for (const [index, share] of shareText(said, drawn.length, rightToLeft).entries()) {
      const { glyph, advance, x, y } = drawn[index] ?? blank(font);
      placed.push({ glyph, text: share, advance, x, y });
    }
    start = end;
  }
  return rightToLeft ? placed.reverse() : placed;
}

type Shape = Omit<PlacedGlyph, 'text'>;

/** The glyphs in the order of the text, each with the place in the text where its cluster begins. */
function shapeText(font: Font, text: string, rightToLeft: boolean): (Shape & { readonly cluster: number })[] {
  buffer.clearContents();
  buffer.addText(text);
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  buffer.setFlags(flags);
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer, features);
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return { cluster, glyph: codepoint, advance: xAdvance, x: xOffset, y: yOffset };
  });
  return rightToLeft ? glyphs.reverse() : glyphs;
}

/**
 * The text of a cluster, shared among its glyphs. Readers turn right-to-left text round sign by sign, so that there each
 * sign has a glyph of its own, if need be a blank one.
 */
function shareText(text: string, count: number, rightToLeft: boolean): string[] {
  if (count === 1 && !rightToLeft) return [text];
  const signs = Array.from(text);
  const parts = signs.length >= count ? signs : Array.from(text.normalize('NFD'));
  return [...parts, ...Array.from({ length: count - parts.length }, () => silent)];
}

/** Nothing to see, and no room. */
function blank(font: Font): Shape {
  return { glyph: font.nominalGlyph(0x20) ?? 0, advance: 0, x: 0, y: 0 };
}
