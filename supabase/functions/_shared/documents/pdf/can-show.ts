import { isRightToLeft } from '../clean-text.ts';
import type { TrueTypeFont } from './true-type.ts';

/** True where a font can draw a character with all its marks, as one glyph or as several, each mark in its place. */
export function canShow(font: TrueTypeFont, grapheme: string): boolean {
  const hasAll = (characters: string): boolean =>
    Array.from(characters).every(
      (character) => needsNoGlyph(character) || font.glyph(character.codePointAt(0) ?? 0) !== 0,
    );
  return (
    (hasAll(grapheme.normalize('NFC')) || hasAll(grapheme.normalize('NFD'))) && carriesMarks(font, grapheme)
  );
}

/** Characters that are never drawn, and spaces, which every font can leave. */
function needsNoGlyph(character: string): boolean {
  return /^[\p{Default_Ignorable_Code_Point}\u00a0\u2000-\u200a\u202f\u205f\u3000]$/u.test(character);
}

/** How far the middle of a mark may be from that of its character: in widths of the character, and in em for narrow ones. */
const farthest = { widths: 0.35, em: 0.07 } as const;

/** A font may have a mark and say nothing about where it belongs on a character: then it stands beside the character. */
function carriesMarks(font: TrueTypeFont, grapheme: string): boolean {
  if (!/\p{L}\p{Mn}/u.test(grapheme)) return true;
  const placed = font.place(grapheme, isRightToLeft(grapheme.codePointAt(0) ?? 0));
  let at = 0;
  const drawn = placed.flatMap(({ glyph, advance, x }) => {
    const sides = font.sides(glyph);
    const origin = at + x;
    at += advance;
    return sides ? [{ isMark: advance === 0, left: origin + sides.left, right: origin + sides.right }] : [];
  });
  const base = drawn.find(({ isMark }) => !isMark);
  if (!base) return true;
  const most = Math.max(farthest.widths * (base.right - base.left), farthest.em * font.unitsPerEm);
  const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
  return drawn.every((glyph) => !glyph.isMark || Math.abs(middle(glyph) - middle(base)) <= most);
}
