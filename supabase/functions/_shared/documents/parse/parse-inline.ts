import type { Token, Tokens } from 'marked';
import type { FactForm } from '../facts.ts';
import type { Inline } from '../tree.ts';
import type { BodyNotes } from './body-notes.ts';
import { ConditionMarks, markSign, type ConditionMark } from './condition-marks.ts';
import { decodeEntities } from './entities.ts';
import { foldMarks } from './fold-marks.ts';
import type { BlockContext } from './parse-blocks.ts';
import { curlQuotes } from './typography.ts';

/** Stands for each underscore of a fill-in line while Markdown is read, or it would be taken for emphasis or a rule. */
export const blankSign = '\ue000';

const special =
  /\{\{([^{}]*)\}\}|\[\^([^\]\s]+)\]|\ue000{5,}|\ue001(\d+)\ue002|(?<!\{)\{([a-z]{2}-[a-z0-9-]+)( number)?\}(?!\})/g;

type InlineContext = Pick<BlockContext, 'known' | 'marks' | 'notes'>;
type Nodes = (Inline | ConditionMark)[];

/** Runs through the inline tokens of one block and keeps the line it is at, for messages. */
export class InlineReader {
  private readonly notes: BodyNotes;
  /** Labels of the declared placeholders by key. */
  private readonly known: ReadonlyMap<string, string>;
  private readonly marks: ConditionMarks;
  private line: number;
  /** The sign before the text that comes next: decides which way a quote turns. */
  private before = '';

  constructor({ notes, known, marks }: InlineContext, line: number) {
    this.notes = notes;
    this.known = known;
    this.marks = marks;
    this.line = line;
  }

  read(tokens: readonly Token[]): Inline[] {
    const nodes: (Inline | ConditionMark)[] = [];
    let pending = '';
    for (const token of tokens) {
      const text = textOf(token);
      if (text !== null) {
        pending += text;
        continue;
      }
      this.pushText(nodes, pending);
      pending = '';
      const node = this.readToken(token);
      if (node) nodes.push(node);
    }
    this.pushText(nodes, pending);
    return foldMarks<Inline>(
      nodes,
      (condition, children, otherwise) => ({ type: 'when', condition, children, otherwise }),
      this.notes.problems,
    );
  }

  private readToken(token: Token): Inline | null {
    const children = nestedTokens(token);
    switch (token.type) {
      case 'strong':
        return { type: 'strong', children: this.read(children) };
      case 'em':
        return { type: 'emphasis', children: this.read(children) };
      case 'del':
        return { type: 'strike', children: this.read(children) };
      case 'link':
        return this.readLink(token as Tokens.Link);
      case 'codespan':
        return this.readCode((token as Tokens.Codespan).text);
      case 'br':
        this.line += 1;
        this.before = '';
        return { type: 'break' };
      case 'html':
        this.notes.problems.add(
          this.line,
          `raw HTML is not allowed: ${(token as Tokens.HTML).raw.trim().slice(0, 60)}`,
        );
        return null;
      case 'image':
        this.notes.problems.add(this.line, 'images are not allowed');
        return null;
      case 'checkbox':
        return null;
      default:
        this.notes.problems.add(this.line, `"${token.type}" is not allowed here`);
        return null;
    }
  }

  private readLink(token: Tokens.Link): Inline {
    const href = decodeEntities(token.href);
    this.noteUses(href);
    if (href.includes('{{'))
      this.notes.problems.add(this.line, 'a placeholder cannot be in the address of a link');
    else if (!isAllowedAddress(href)) {
      this.notes.problems.add(
        this.line,
        `a link must begin with https: or mailto:, not "${href.slice(0, 60)}"`,
      );
    }
    return { type: 'link', href, children: this.read(token.tokens) };
  }

  /** A placeholder in a wrong place is used all the same: one mistake, one message. */
  private noteUses(text: string): void {
    for (const [, key = ''] of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
      if (!this.notes.uses.has(key)) this.notes.uses.set(key, this.line);
    }
  }

  private readCode(text: string): Inline {
    const value = restoreBlanks(text);
    this.noteUses(value);
    if (/\{\{[^{}]*\}\}/.test(value))
      this.notes.problems.add(this.line, 'a placeholder cannot be inside code');
    this.before = 'x';
    return { type: 'code', value };
  }

  private pushText(nodes: Nodes, written: string): void {
    const text = ConditionMarks.withoutWhole(written);
    if (text === '') return;
    if (
      !markSign.test(text) &&
      !text.includes('{') &&
      !text.includes('}') &&
      !text.includes(blankSign) &&
      !text.includes('[^')
    ) {
      this.addWords(nodes, text);
      return;
    }
    let last = 0;
    for (const match of text.matchAll(special)) {
      this.pushWords(nodes, text.slice(last, match.index));
      last = match.index + match[0].length;
      if (match[1] !== undefined) this.pushPlaceholder(nodes, match[1].trim(), match[0]);
      else if (match[2] !== undefined) this.pushFootnote(nodes, match[2]);
      else if (match[3] !== undefined) this.pushMark(nodes, match[3]);
      else if (match[4] !== undefined) this.pushFact(nodes, match[4], match[5] ? 'number' : 'text');
      else nodes.push({ type: 'blank', length: match[0].length, label: '' });
    }
    this.pushWords(nodes, text.slice(last));
  }

  private pushWords(nodes: Nodes, raw: string): void {
    if (raw === '') return;
    const text = restoreBlanks(raw);
    if (text.includes('{{') || text.includes('}}')) {
      this.notes.problems.add(this.line, 'a placeholder is not closed');
    } else if (/[{}]/.test(text)) {
      this.notes.problems.add(this.line, 'a brace belongs to no fact and no condition');
    }
    this.addWords(nodes, text);
  }

  private addWords(nodes: Nodes, text: string): void {
    const words = curlQuotes(text.includes('\n') ? this.joinLines(text) : text, this.before);
    this.before = words.at(-1) ?? '';
    nodes.push({ type: 'text', value: words });
  }

  private joinLines(text: string): string {
    const lines = text.split('\n');
    this.line += lines.length - 1;
    return lines
      .map((line, index) =>
        index === 0 ? line.trimEnd() : index === lines.length - 1 ? line.trimStart() : line.trim(),
      )
      .join(' ');
  }

  private pushPlaceholder(nodes: Nodes, key: string, written: string): void {
    if (!this.notes.uses.has(key)) this.notes.uses.set(key, this.line);
    if (!this.known.has(key)) {
      this.notes.problems.add(this.line, `unknown placeholder ${written}: declare it in the front matter`);
      nodes.push({ type: 'text', value: `[${key}]` });
      return;
    }
    this.before = 'x';
    nodes.push({ type: 'placeholder', key });
  }

  private pushFact(nodes: Nodes, key: string, form: FactForm): void {
    const { facts } = this.notes;
    if (!facts.get(key)?.isInserted) facts.set(key, { line: this.line, isInserted: true });
    this.before = 'x';
    nodes.push({ type: 'fact', key, form });
  }

  private pushMark(nodes: Nodes, number: string): void {
    const mark = this.marks.byNumber(number);
    if (mark) nodes.push(mark);
  }

  private pushFootnote(nodes: Nodes, id: string): void {
    if (!this.notes.footnoteUses.has(id)) this.notes.footnoteUses.set(id, this.line);
    nodes.push({ type: 'footnote', id });
  }
}

function nestedTokens(token: Token): readonly Token[] {
  const tokens: unknown = 'tokens' in token ? token.tokens : null;
  return Array.isArray(tokens) ? (tokens as Token[]) : [];
}

/** The text of a token that is nothing but text, else null. */
function textOf(token: Token): string | null {
  if (token.type === 'escape') return (token as Tokens.Escape).text;
  if (token.type !== 'text') return null;
  const text = token as Tokens.Text;
  return text.tokens ? null : decodeEntities(text.text);
}

function restoreBlanks(text: string): string {
  return text.includes(blankSign) ? text.replaceAll(blankSign, '_') : text;
}

/** Only https and mailto, written without anything that a reader of files could take for something else. */
function isAllowedAddress(href: string): boolean {
  return /^(https:\/\/[A-Za-z0-9][^\s<>"\\^`{|}]*|mailto:[^\s<>"\\^`{|}@?]+@[^\s<>"\\^`{|}]+)$/.test(href);
}

/** What blanks are called where no words are before them, and what tells them from blanks of the same name. */
export interface BlankNames {
  readonly fallback: string;
  readonly suffix?: string;
  /** Labels of the placeholders by key. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Gives every blank the words before it as its label: `Employee name: ____` is "Employee name". */
export function labelBlanks(
  nodes: readonly Inline[],
  { fallback, suffix = '', labels }: BlankNames,
): Inline[] {
  let words = '';
  const visit = (list: readonly Inline[]): Inline[] =>
    list.map((node) => {
      switch (node.type) {
        case 'text':
        case 'code':
          words += node.value;
          return node;
        case 'placeholder':
          words += labels.get(node.key) ?? '';
          return node;
        case 'fact':
          words += 'the figure';
          return node;
        case 'break':
          words = '';
          return node;
        case 'strong':
        case 'emphasis':
        case 'strike':
        case 'outdated':
        case 'link':
        case 'change':
          return { ...node, children: visit(node.children) };
        case 'when':
          return { ...node, children: visit(node.children), otherwise: visit(node.otherwise) };
        case 'blank': {
          const label = labelFrom(words) || fallback;
          words = '';
          return { ...node, label: label + suffix };
        }
        case 'field':
        case 'footnote':
          return node;
      }
    });
  return visit(nodes);
}

function labelFrom(words: string): string {
  const sentence = words.replace(/^.*[.;!?]\s+(?=\S)/s, '');
  const label = sentence.replace(/\s+/g, ' ').replace(/^[\s,.;:)(–—-]+|[\s,:(–—$#-]+$/g, '');
  return label.length > 80 ? label.slice(-80).replace(/^\S*\s/, '') : label;
}
