import type { Break, Link, Root, RootContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, toMarkdown, type Handle, type Info, type State } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { blocksOf } from './blocks';

export interface PastedMarkdown {
  readonly markdown: string;
  /** More than words within a line. */
  readonly isBlock: boolean;
}

/** What stands for itself in every text of the shop: a field of the company, and a line to write on. */
const ours = /(\{\{[a-z][a-z0-9_]*\}\}|_{5,})/;

/** Whether a character means itself here, so that no backslash has to stand before it. */
function isPlain(character: string, before: string, after: string): boolean {
  switch (character) {
    case '@':
    case '.':
      return character === '@' || /[Ww]/.test(before);
    case ':':
      return after.startsWith('//');
    case '&':
      return !/^#?\w+;/.test(after);
    case '_':
      return /\w/.test(before) && /^\w/.test(after);
    case '*':
      return before === ' ' && after.startsWith(' ');
    case '[':
      return /^(?!x\])[\p{L}\p{N}][^\][^]*\](?![([:])/iu.test(after);
    default:
      return false;
  }
}

const readable = (escaped: string): string =>
  escaped.replace(/\\([\s\S])/g, (whole: string, character: string, at: number) =>
    isPlain(character, escaped.charAt(at - 1), escaped.slice(at + 2)) ? character : whole,
  );

function text({ value }: Text, _parent: unknown, state: State, info: Info): string {
  const parts = value.split(ours);
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return part;
      const before = at === 0 ? info.before : '}';
      const after = at === parts.length - 1 ? info.after : '{';
      return readable(state.safe(part, { ...info, before, after }));
    })
    .join('');
}

const bareAddress = /^(?:https?:\/\/|www\.)[^\s<>()]*[\w/]$/;
const bareMailbox = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** An address that is its own text needs no brackets. */
const link: Handle = (node: Link, parent, state, info) => {
  const label = toString(node);
  const isBare =
    (bareAddress.test(label) && [label, `${label}/`].includes(node.url)) ||
    (bareMailbox.test(label) && node.url === `mailto:${label}`);
  return isBare ? label : defaultHandlers.link(node, parent, state, info);
};

/** In a customer's own text a line ends where it is ended, but for lists and quotes. */
const lineEnd: Handle = (node: Break, parent, state, info) => {
  const isWithin = state.stack.some((name) => /^(?:listItem|blockquote|tableCell|heading)/.test(name));
  return isWithin ? defaultHandlers.break(node, parent, state, info) : '\n';
};

/** The fields have a title above the text: the highest heading that comes along is the one below it. */
function withHeadingsBelow(blocks: RootContent[]): RootContent[] {
  const depths = blocks.flatMap((block) => (block.type === 'heading' ? [block.depth] : []));
  const shift = 2 - Math.min(...depths);
  return blocks.map((block) =>
    block.type === 'heading'
      ? { ...block, depth: Math.min(6, block.depth + shift) as 2 | 3 | 4 | 5 | 6 }
      : block,
  );
}

/**
 * The clipboard's HTML as Markdown: what Word, Google Docs, mail programs and pages copy. Headings, lists, tables, links and bold
 * words stay; fonts, pictures, remarks and what does not show are left behind.
 */
export function pastedMarkdown(
  html: string,
  { keepsLines }: { readonly keepsLines: boolean },
): PastedMarkdown {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const children = withHeadingsBelow(blocksOf([...body.childNodes]));
  const root: Root = { type: 'root', children };
  const markdown = toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    fence: '`',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { text, link, ...(keepsLines && { break: lineEnd }) },
  }).replace(/\n+$/, '');
  return {
    markdown,
    isBlock: children.length > 1 || (children[0] !== undefined && children[0].type !== 'paragraph'),
  };
}
