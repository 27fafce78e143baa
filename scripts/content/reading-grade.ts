import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { visit } from 'unist-util-visit';
import { readMarkdown } from '../../src/lib/text/read-markdown.ts';

/** The sentences of paragraphs and lists; headings, tables and lines to fill in are not read as sentences. */
function sentencesOf(text: string): string[] {
  const blocks: string[] = [];
  visit(readMarkdown(text), 'paragraph', ({ position }) => {
    blocks.push(text.slice(position?.start.offset, position?.end.offset));
  });
  return blocks.flatMap((block) =>
    block
      .replaceAll(/\{\{[^}]*\}\}/g, 'company')
      .replaceAll(/\]\([^)]*\)|\[\^[^\]]*\]|[[*_`]/g, '')
      .split(/(?<=[.?!])\s+/)
      .filter((sentence) => /[a-z]{2}/i.test(sentence)),
  );
}

const wordsOf = (text: string) => text.match(/[A-Za-z][A-Za-z’'-]*/g) ?? [];

/** The years of school that a Markdown text asks for, by Flesch and Kincaid. */
export function readingGrade(text: string): number {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}
