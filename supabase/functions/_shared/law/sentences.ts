import { splitAfter } from './split-after.ts';

/** A full stop behind one of these ends no sentence: "Minn. Stat. § 268B". */
const abbreviation = /\b(?:Minn|Wis|Stat|Admin|R|Inc|No|Sec|Art|U\.S|e\.g|i\.e|a\.m|p\.m|vs|St)\.$/;

/** The sentences of a line. Apart from what is found in them, because pages use it that know no fact. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const part of splitAfter(line, /([.!?]["”)]?[*_]{0,3})\s+(?=[A-Z*"“[])/g)) {
    const last = sentences[sentences.length - 1];
    if (last !== undefined && abbreviation.test(last)) {
      sentences[sentences.length - 1] = `${last} ${part}`;
    } else {
      sentences.push(part);
    }
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
