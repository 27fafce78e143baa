import { Lexer, Marked, Tokenizer } from 'marked';
import type { Token, Tokens } from 'marked';

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
    super({ ...marked.defaults, tokenizer: new BodyTokenizer() });
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    if (source === '' || tokens.at(-1)?.type === 'text' || inlineMark.test(source))
      return super.inlineTokens(source, tokens);
    tokens.push({ type: 'text', raw: source, text: source, escaped: false });
    return tokens;
  }
}

/**
 * A line with an empty one below it is neither the head of a table nor a heading underlined with `===`, and the rules for
 * these read all of the line to say so.
 */
class BodyTokenizer extends Tokenizer {
  override table(source: string): Tokens.Table | undefined {
    return standsAlone(source) ? undefined : super.table(source);
  }

  override lheading(source: string): Tokens.Heading | undefined {
    return standsAlone(source) ? undefined : super.lheading(source);
  }
}

/** The first line has nothing below it, or an empty line. */
function standsAlone(source: string): boolean {
  const end = source.indexOf('\n');
  return end < 0 || source.charCodeAt(end + 1) === 10;
}
