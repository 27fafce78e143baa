import { fleschKincaid } from 'flesch-kincaid';
import { marked } from 'marked';
import { syllable } from 'syllable';

/** The sentences of paragraphs and lists; headings, tables and lines to fill in are not read as sentences. */
function sentencesOf(text: string): string[] {
  const blocks: string[] = [];
  void marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'paragraph' || (token.type === 'text' && 'tokens' in token)) {
      blocks.push(token.raw);
    }
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
