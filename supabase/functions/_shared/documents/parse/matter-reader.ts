import type { LineCounter, Node, YAMLMap, YAMLSeq } from 'yaml';
import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { ProblemList } from './problem-list.ts';

/** Where in the file the YAML begins: its first line is line 2, after `---`. */
const firstLine = 1;

/**
 * Reads one mapping of the front matter, remembers the lines, and reports what is missing, misspelled or of the wrong kind.
 * A reader returns a harmless default after reporting, so that one mistake does not hide the next.
 */
export class MatterReader {
  private readonly map: YAMLMap;
  private readonly lines: LineCounter;
  private readonly problems: ProblemList;
  /** What messages call this mapping: empty for the front matter itself, else `placeholders.leave_increment`. */
  private readonly name: string;

  constructor(map: YAMLMap, lines: LineCounter, problems: ProblemList, name = '') {
    this.map = map;
    this.lines = lines;
    this.problems = problems;
    this.name = name;
  }

  /** The line of a field, or of the mapping when it is not there. */
  line(key?: string): number {
    const pair = key === undefined ? undefined : this.map.items.find((item) => keyOf(item.key) === key);
    const node = pair?.key as Node | undefined;
    return this.lineOf(node ?? this.map);
  }

  keys(): string[] {
    return this.map.items.map((item) => keyOf(item.key));
  }

  has(key: string): boolean {
    return this.map.has(key);
  }

  /** Reports fields that nobody reads, so that a misspelled name is seen. */
  onlyKeys(allowed: readonly string[]): void {
    for (const key of this.keys()) {
      if (!allowed.includes(key)) this.report(key, `unknown field "${this.full(key)}"`);
    }
  }

  /** Any scalar as text; an ISO date and a number are taken as they are written. */
  text(key: string): string {
    const node = this.node(key);
    if (node === undefined) {
      this.report(key, `missing field "${this.full(key)}"`);
      return '';
    }
    const value = this.scalarText(node);
    if (value === null || value.trim() === '') {
      this.report(key, `"${this.full(key)}" must be a text that is not empty`);
      return '';
    }
    return value;
  }

  optionalText(key: string): string {
    return this.has(key) ? this.text(key) : '';
  }

  /** A scalar that must be in quotes, as `"2.10"` does: without them YAML reads the number 2.1. */
  quotedText(key: string): string {
    const node = this.node(key);
    if (isScalar(node) && typeof node.value === 'number') {
      this.report(key, `"${this.full(key)}" must be in quotes`);
    }
    return this.text(key);
  }

  /** `true` or `false`. */
  flag(key: string): boolean {
    const node = this.node(key);
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value !== 'boolean') this.report(key, `"${this.full(key)}" must be true or false`);
    return value === true;
  }

  integer(key: string, fallback: number | null = null): number {
    if (fallback !== null && !this.has(key)) return fallback;
    const node = this.node(key);
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    this.report(
      key,
      this.has(key) ? `"${this.full(key)}" must be a whole number` : `missing field "${this.full(key)}"`,
    );
    return fallback ?? 0;
  }

  oneOf<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
    const value = this.text(key);
    const known = allowed.find((item) => item === value);
    if (known !== undefined) return known;
    if (value !== '') this.report(key, `"${this.full(key)}" is "${value}"; known are ${allowed.join(', ')}`);
    return fallback;
  }

  textList(key: string): string[] {
    const items = this.seq(key)?.items ?? [];
    const values = items.map((item) => (isNode(item) ? this.scalarText(item) : null));
    if (values.some((value) => value === null || value === '')) {
      this.report(key, `"${this.full(key)}" must be a list of texts`);
    }
    return values.filter((value): value is string => value !== null && value !== '');
  }

  child(key: string): MatterReader | null {
    const node = this.node(key);
    if (isMap(node)) return new MatterReader(node, this.lines, this.problems, this.full(key));
    this.report(key, `"${this.full(key)}" must be a mapping`);
    return null;
  }

  /** The mappings of a list. */
  children(key: string): MatterReader[] {
    const items = this.seq(key)?.items ?? [];
    const readers: MatterReader[] = [];
    items.forEach((item, index) => {
      const name = `${this.full(key)}[${String(index + 1)}]`;
      if (isMap(item)) readers.push(new MatterReader(item, this.lines, this.problems, name));
      else this.report(key, `"${name}" must be a mapping`);
    });
    return readers;
  }

  /** A scalar's raw value. */
  raw(key: string): string | number | undefined {
    const node = this.node(key);
    if (!isScalar(node)) return undefined;
    return typeof node.value === 'number' ? node.value : (this.scalarText(node) ?? undefined);
  }

  report(key: string, message: string): void {
    this.problems.add(this.line(key), message);
  }

  private node(key: string): Node | undefined {
    const node: unknown = this.map.get(key, true);
    return isNode(node) ? node : undefined;
  }

  private seq(key: string): YAMLSeq | null {
    const node = this.node(key);
    if (isSeq(node)) return node;
    this.report(
      key,
      this.has(key) ? `"${this.full(key)}" must be a list` : `missing field "${this.full(key)}"`,
    );
    return null;
  }

  private scalarText(node: Node): string | null {
    if (!isScalar(node)) return null;
    if (typeof node.value === 'string') return node.value;
    if (node.value === null) return '';
    return node.source ?? null;
  }

  private lineOf(node: Node): number {
    return firstLine + this.lines.linePos(node.range?.[0] ?? 0).line;
  }

  private full(key: string): string {
    return this.name === '' ? key : `${this.name}.${key}`;
  }
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}

function keyOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}
