import type { TextPart } from '@/ui/marked-text';
import { stemsOf } from './search-words';

/** A text in parts, with those words marked whose stems were found. */
export function markWords(text: string, stems: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  for (const piece of text.split(/([\p{L}\p{N}][\p{L}\p{N}’'-]*)/u)) {
    const isMatch = /[\p{L}\p{N}]/u.test(piece) && stemsOf(piece).some((stem) => stems.includes(stem));
    const last = parts[parts.length - 1];
    if (last && !isMatch && !last.isMatch) {
      parts[parts.length - 1] = { text: last.text + piece, isMatch };
    } else if (piece !== '') {
      parts.push({ text: piece, isMatch });
    }
  }
  return parts;
}
