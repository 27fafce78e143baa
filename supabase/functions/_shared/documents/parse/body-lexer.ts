import { Lexer, Marked } from 'marked';
import type { Token } from 'marked';

/** Our own instance: nobody else's extensions reach it. */
const marked = new Marked({ gfm: true, breaks: false, pedantic: false });

/**
 * What one of the lexer's inline rules could begin with: marks, links, addresses, references, hard breaks. An underscore
 * inside a word, as the keys of placeholders have it, is none.
 */
const inlineMark = /[\\`*~[\]<>@&]|_(?![a-z0-9])|(?<![a-z0-9])_|:\/\/|www\.| {2}\n/i;

/**
 * The Markdown lexer, with a short way for words without any mark. Most table cells, list items and sentences are such,
 * and the lexer would try a dozen rules at every stretch of them to find a single text.
 */
export class BodyLexer extends Lexer {
  constructor() {
    super({ ...marked.defaults });
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source === '' || tokens.at(-1)?.type === 'text' || inlineMark.test(source))
      return super.inlineTokens(source, tokens);
    tokens.push({ type: 'text', raw: source, text: source, escaped: false });
    return tokens;
  }
}
