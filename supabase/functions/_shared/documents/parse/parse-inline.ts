import type { Definition, InlineCode, Link, LinkReference, Nodes, PhrasingContent, Text } from 'mdast';
import { cleanText } from '../clean-text.ts';
import type { FactForm } from '../facts.ts';
import type { Inline } from '../tree.ts';
import type { BodyNotes } from './body-notes.ts';
import type { ConditionMark, ConditionMarks } from './condition-marks.ts';
import { foldMarks } from './fold-marks.ts';
import { hasCondition, restoreBlanks } from './private-use-characters.ts';
import { curlQuotes } from './typography.ts';

/** What reading running text needs: the declared placeholders, the conditions, addresses given apart, the list of remarks. */
export interface InlineContext {
  /** Labels of the declared placeholders by key. */
  readonly known: ReadonlyMap<string, string>;
  readonly marks: ConditionMarks;
  readonly notes: BodyNotes;
  /** A customer's own words: braces, and what else an author could have meant as a mark, are characters like others. */
  readonly isProse?: boolean;
  /** Lines of the file before the text. */
  readonly offset: number;
  /** `[words][name]` by name. */
  readonly definitions: ReadonlyMap<string, Definition>;
}

/** Turns the running text of one block into our tree. */
export class InlineReader {
  private readonly context: InlineContext;
  private readonly notes: BodyNotes;
  /** The character before the text that comes next: decides which way a quote turns. */
  private before = '';
  /** The text that comes next follows the condition of a whole item or row, and loses the space between them. */
  private isAfterWhole = false;

  constructor(context: InlineContext) {
    this.context = context;
    this.notes = context.notes;
  }

  read(nodes: readonly PhrasingContent[]): Inline[] {
    const read = nodes.map((node) => this.readNode(node)).filter((node) => node !== null);
    return foldMarks<Inline>(
      read,
      (condition, children, otherwise) => ({ type: 'when', condition, children, otherwise }),
      this.notes.problems,
    );
  }

  private readNode(node: PhrasingContent): Inline | ConditionMark | null {
    switch (node.type) {
      case 'text':
        return this.readText(node);
      case 'strong':
      case 'emphasis':
        return { type: node.type, children: this.read(node.children) };
      case 'delete':
        return { type: 'strike', children: this.read(node.children) };
      case 'link':
        return this.readLink(node, node.url);
      case 'linkReference':
        return this.readLink(node, this.context.definitions.get(node.identifier)?.url ?? '');
      case 'inlineCode':
        return this.readCode(node);
      case 'break':
        this.before = '';
        return { type: 'break' };
      case 'placeholder':
        return this.readPlaceholder(node.key, node.value, this.lineOf(node));
      case 'fact':
        return this.readFact(node.key, node.form, this.lineOf(node));
      case 'blank':
        return { type: 'blank', length: node.length, label: '' };
      case 'condition':
        this.isAfterWhole = node.ofWhole;
        return node.ofWhole ? null : this.context.marks.byNumber(node.number);
      case 'footnoteReference':
        return this.readFootnote(node.identifier, this.lineOf(node));
      case 'html':
        this.report(node, `raw HTML is not allowed: ${node.value.trim().slice(0, 60)}`);
        return null;
      case 'image':
      case 'imageReference':
        this.report(node, 'images are not allowed');
        return null;
    }
  }

  private lineOf(node: Nodes): number {
    return this.context.offset + (node.position?.start.line ?? 1);
  }

  private report(node: Nodes, message: string): void {
    this.notes.problems.add(this.lineOf(node), message);
  }

  private readText(node: Text): Inline | null {
    // A character reference can stand for a character that no source may hold.
    const clean = cleanText(node.value);
    const value = this.isAfterWhole ? clean.trimStart() : clean;
    this.isAfterWhole = false;
    if (value === '') return null;
    if (!this.context.isProse) this.checkText(value, this.lineOf(node));
    const words = curlQuotes(value.replaceAll('\n', ' '), this.before);
    this.before = words.at(-1) ?? '';
    return { type: 'text', value: words };
  }

  /** Reports what was meant as more than text; `line` is that of the text's start. */
  private checkText(text: string, line: number): void {
    text.split('\n').forEach((row, index) => {
      const { problems } = this.notes;
      for (const [reference] of row.matchAll(/\[\^[^\]\s]+\]/g))
        problems.add(line + index, `footnote ${reference} is not defined`);
      if (row.includes('{{') || row.includes('}}')) problems.add(line + index, 'a placeholder is not closed');
      else if (/[{}]/.test(row)) problems.add(line + index, 'a brace belongs to no fact and no condition');
    });
  }

  private readLink(node: Link | LinkReference, address: string): Inline {
    const href = restoreBlanks(address);
    this.noteUses(href, node);
    if (href.includes('{{')) this.report(node, 'a placeholder cannot be in the address of a link');
    else if (!isAllowedAddress(href))
      this.report(node, `a link must begin with https: or mailto:, not "${href.slice(0, 60)}"`);
    return { type: 'link', href, children: this.read(node.children) };
  }

  /** A placeholder in a wrong place is used all the same: one mistake, one message. */
  private noteUses(text: string, node: Nodes): void {
    for (const [, key = ''] of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
      if (!this.notes.uses.has(key)) this.notes.uses.set(key, this.lineOf(node));
    }
  }

  private readCode(node: InlineCode): Inline {
    const value = restoreBlanks(node.value);
    this.noteUses(value, node);
    if (/\{\{[^{}]*\}\}/.test(value)) this.report(node, 'a placeholder cannot be inside code');
    if (hasCondition(value)) this.report(node, 'a condition cannot be inside code');
    this.before = 'x';
    return { type: 'code', value };
  }

  private readPlaceholder(key: string, written: string, line: number): Inline {
    if (!this.notes.uses.has(key)) this.notes.uses.set(key, line);
    if (!this.context.known.has(key)) {
      const remedy = this.context.isProse
        ? 'the company’s answers have none of this name'
        : 'declare it in the front matter';
      this.notes.problems.add(line, `unknown placeholder ${written}: ${remedy}`);
      return { type: 'text', value: `[${key}]` };
    }
    this.before = 'x';
    return { type: 'placeholder', key };
  }

  private readFact(key: string, form: FactForm, line: number): Inline {
    const { facts } = this.notes;
    if (!facts.get(key)?.isInserted) facts.set(key, { line, isInserted: true });
    this.before = 'x';
    return { type: 'fact', key, form };
  }

  private readFootnote(id: string, line: number): Inline {
    if (!this.notes.footnoteUses.has(id)) this.notes.footnoteUses.set(id, line);
    return { type: 'footnote', id };
  }
}

/** Only https and mailto, written without anything that a reader of files could take for something else. */
export function isAllowedAddress(href: string): boolean {
  return /^(https:\/\/[A-Za-z0-9][^\s<>"\\^`{|}]*|mailto:[^\s<>"\\^`{|}@?]+@[^\s<>"\\^`{|}]+)$/.test(href);
}
