import { Buffer, BufferFlag, ClusterLevel, Direction, Feature, shape } from 'harfbuzzjs';
import type { Font } from 'harfbuzzjs';

/** A glyph of set text and the text that it stands for. Lengths are font units. */
export interface PlacedGlyph {
  readonly glyph: number;
  readonly text: string;
  /** From its origin to the next glyph's, with kerning. */
  readonly advance: number;
  /** Where it is drawn, from its origin: marks sit on their character. */
  readonly x: number;
  readonly y: number;
}

// Ligatures for looks would move the line breaks of documents that are sold already.
const features = [new Feature('liga', 0)];
const flags = BufferFlag.REMOVE_DEFAULT_IGNORABLES | BufferFlag.DO_NOT_INSERT_DOTTED_CIRCLE;
/** What a glyph says whose character another one has said already. */
const silent = '\u200b';
const buffer = new Buffer();

/** Sets text of one direction in one font. Glyphs come from left to right; characters that are never drawn have none. */
export function placeGlyphs(font: Font, text: string, rightToLeft: boolean): PlacedGlyph[] {
  const clusters = shapeText(font, text, rightToLeft);
  const placed = clusters.flatMap(({ start, glyphs }, index): PlacedGlyph[] => {
    // Characters without a glyph belong to the one before them, and the first of all to the first glyph.
    const part = text.slice(index === 0 ? 0 : start, clusters[index + 1]?.start);
    // A soft hyphen means that a word is parted at a line's end, which ours never are.
    const parts = shareText(part.replaceAll('\u00ad', ''), glyphs.length, rightToLeft);
    return parts.map((said, at) => ({ ...(glyphs[at] ?? blank(font)), text: said }));
  });
  return rightToLeft ? placed.reverse() : placed;
}

type Shape = Omit<PlacedGlyph, 'text'>;

/** What HarfBuzz makes of one character, or of characters that belong together, and where in the text they begin. */
interface Cluster {
  readonly start: number;
  readonly glyphs: Shape[];
}

/** Clusters and their glyphs, in the order of the text. */
function shapeText(font: Font, text: string, rightToLeft: boolean): Cluster[] {
  buffer.clearContents();
  buffer.addText(text);
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  buffer.setFlags(flags);
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(font, buffer, features);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const clusters: Cluster[] = [];
  for (let index = 0; index < infos.length; index += 1) {
    const at = rightToLeft ? infos.length - 1 - index : index;
    const { codepoint: glyph = 0, cluster: start = 0 } = infos[at] ?? {};
    const { xAdvance: advance = 0, xOffset: x = 0, yOffset: y = 0 } = positions[at] ?? {};
    const last = clusters.at(-1);
    if (last?.start === start) last.glyphs.push({ glyph, advance, x, y });
    else clusters.push({ start, glyphs: [{ glyph, advance, x, y }] });
  }
  return clusters;
}

/**
 * The text of a cluster, shared among its glyphs. Readers turn right-to-left text round character by character, so that there
 * each character has a glyph of its own, if need be a blank one.
 */
function shareText(text: string, count: number, rightToLeft: boolean): string[] {
  if (count === 1 && !rightToLeft) return [text];
  const characters = Array.from(text);
  const parts = characters.length >= count ? characters : Array.from(text.normalize('NFD'));
  return [...parts, ...Array.from({ length: count - parts.length }, () => silent)];
}

/** Nothing to see, and no room. */
function blank(font: Font): Shape {
  return { glyph: font.nominalGlyph(0x20) ?? 0, advance: 0, x: 0, y: 0 };
}
