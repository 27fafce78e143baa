import { lexer, type Token, type Tokens } from 'marked';

const longest = 200;
/** Elements that are not part of a text's opening. */
const skipped = new Set(['heading', 'code', 'table', 'hr', 'space', 'def']);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const withoutEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '');

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'list') {
        return (token as Tokens.List).items.map((item) => wordsOf(item.tokens)).join(' ');
      }
      if (token.type === 'br') {
        return ' ';
      }
      const { tokens: inner } = token as { readonly tokens?: readonly Token[] };
      if (inner) {
        return wordsOf(inner);
      }
      // Raw HTML is displayed as text on the page, so it is text here.
      return 'text' in token && typeof token.text === 'string' ? token.text : token.raw;
    })
    .join('');
}

/** The opening of a text as its page shows it: without headings, tables and Markdown syntax, cut between words. */
export function markdownOpening(markdown: string): string {
  const blocks = lexer(markdown).filter(({ type }) => !skipped.has(type));
  const words = withoutEntities(blocks.map((token) => wordsOf([token])).join(' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) {
    return words;
  }
  const cut = words.slice(0, longest - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '')}…`;
}
