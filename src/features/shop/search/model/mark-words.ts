import type { MarkedPiece } from '@/ui/marked-text';
import { stemsOf } from './search-words';

/** A text in pieces, with those words marked whose stems were found. */
export function markWords(text: string, stems: readonly string[]): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  for (const piece of text.split(/([\p{L}\p{N}][\p{L}\p{N}’'-]*)/u)) {
    const isMatch = /[\p{L}\p{N}]/u.test(piece) && stemsOf(piece).some((stem) => stems.includes(stem));
    const last = pieces[pieces.length - 1];
    if (last && !isMatch && !last.isMatch) {
      pieces[pieces.length - 1] = { text: last.text + piece, isMatch };
    } else if (piece !== '') {
      pieces.push({ text: piece, isMatch });
    }
  }
  return pieces;
}
