import { colors } from '../theme.ts';
import type { QuoteKind } from '../tree.ts';

/** Bar and shade of a note. */
export function calloutBorder(kind: Exclude<QuoteKind, 'quote'>): string {
  const bar = kind === 'law' ? colors.ink : colors.amber;
  const fill = kind === 'law' ? colors.lawFill : colors.noteFill;
  const edge = `<w:top w:val="single" w:sz="4" w:space="4" w:color="${fill}"/><w:left w:val="single" w:sz="24" w:space="8" w:color="${bar}"/><w:bottom w:val="single" w:sz="4" w:space="4" w:color="${fill}"/><w:right w:val="single" w:sz="4" w:space="6" w:color="${fill}"/>`;
  return `<w:pBdr>${edge}</w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
}
