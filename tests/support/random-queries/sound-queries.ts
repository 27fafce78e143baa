import type { Chooser } from './chooser';
import type { RandomQuery } from './random-query';
import { readCalls, type Kind, type Tables } from './table-shapes';

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'];
const someId = '20000000-0000-4000-8000-000000000001';

/** What may be asked of a column of each kind; `is` and `not.is` of null may be asked of all. */
const conditions: Readonly<Record<Kind, readonly string[]>> = {
  text: [
    ...comparisons.map((operator) => `${operator}.m`),
    'like.*a*', 'ilike.*E*', 'not.like.*zz*', 'match.e', 'imatch.^.', 'in.(a,"canary",x)', 'not.in.(a,b)', 'isdistinct.a',
  ],
  uuid: ['eq', 'neq', 'gt', 'lte'].map((operator) => `${operator}.${someId}`).concat(`not.in.(${someId})`),
  time: comparisons.map((operator) => `${operator}.2026-11-21T00:00:00Z`),
  day: comparisons.map((operator) => `${operator}.2026-11-21`),
  number: [...comparisons.map((operator) => `${operator}.1`), 'gte.0', 'neq.-1', 'in.(0,1,2,3)'],
  boolean: ['is.true', 'is.false', 'not.is.true', 'eq.false'],
  json: ['not.is.null'],
  list: ['cs.{MN}', 'ov.{MN,WI}', 'not.cs.{odd}'],
  other: ['not.is.null'],
}; // prettier-ignore
const orders = ['', '.asc', '.desc', '.desc.nullslast', '.asc.nullsfirst'];
const preferences = [
  'count=exact',
  'count=planned',
  'count=estimated',
  'handling=strict',
  'handling=lenient',
];

/** Queries that PostgREST answers: tables, columns and joins that there are, asked as their types allow. */
export class SoundQueries {
  readonly #choose: Chooser;
  readonly #tables: Tables;
  readonly #shown: readonly string[];
  readonly #calls = readCalls();

  /** Half of them ask the tables of which a stranger is shown something, for answers that carry rows. */
  constructor(choose: Chooser, tables: Tables, shown: readonly string[]) {
    this.#choose = choose;
    this.#tables = tables;
    this.#shown = shown;
  }

  #columns(table: string): string[] {
    return Object.keys(this.#tables[table]?.columns ?? {});
  }

  #fields(table: string, depth: number): string {
    const fields = this.#choose.chance(0.4)
      ? ['*']
      : [...new Set(this.#choose.times(4, () => this.#choose.pick(this.#columns(table))))];
    const joined = this.#tables[table]?.joined ?? [];
    if (depth > 0 && joined.length > 0 && this.#choose.chance(0.6)) {
      const other = this.#choose.pick(joined);
      fields.push(
        `${other}${this.#choose.pick(['', '', '!left', '!inner'])}(${this.#fields(other, depth - 1)})`,
      );
    }
    return fields.join(',');
  }

  #condition(table: string): readonly [column: string, condition: string] {
    const column = this.#choose.pick(this.#columns(table));
    const kind = this.#tables[table]?.columns[column] ?? 'other';
    return [
      column,
      this.#choose.chance(0.2)
        ? this.#choose.pick(['is.null', 'not.is.null'])
        : this.#choose.pick(conditions[kind]),
    ];
  }

  #filter(table: string): string {
    if (this.#choose.chance(0.25)) {
      const parts = this.#choose.times(3, () => this.#condition(table).join('.'));
      return `${this.#choose.pick(['or', 'and', 'not.and'])}=(${parts.join(',')})`;
    }
    return this.#condition(table).join('=');
  }

  #parameters(table: string): string[] {
    const parts = this.#choose.chance(0.85) ? [`select=${this.#fields(table, 2)}`] : [];
    if (this.#choose.chance(0.6)) parts.push(...this.#choose.times(2, () => this.#filter(table)));
    if (this.#choose.chance(0.4)) {
      parts.push(`order=${this.#choose.pick(this.#columns(table))}${this.#choose.pick(orders)}`);
    }
    // Whole libraries of texts take long; what a stranger may not see is a few rows.
    const isLong = this.#shown.includes(table);
    if (isLong || this.#choose.chance(0.2)) parts.push(`limit=${this.#choose.pick(['1', '3', '10'])}`);
    if (this.#choose.chance(0.1)) parts.push(`offset=${this.#choose.pick(['0', '1'])}`);
    return parts.map((part) => encodeURI(part));
  }

  #headers(): Record<string, string> {
    return {
      ...(this.#choose.chance(0.3) ? { prefer: this.#choose.pick(preferences) } : {}),
      ...(this.#choose.chance(0.2)
        ? { accept: this.#choose.pick(['application/json', 'text/csv', '*/*']) }
        : {}),
    };
  }

  next(): RandomQuery {
    if (this.#choose.chance(0.06)) {
      return { method: 'POST', path: `rpc/${this.#choose.pick(this.#calls)}`, headers: {}, body: {} };
    }
    const table = this.#choose.pick(this.#choose.chance(0.5) ? this.#shown : Object.keys(this.#tables));
    return {
      method: this.#choose.chance(0.93) ? 'GET' : 'HEAD',
      path: `${table}?${this.#parameters(table).join('&')}`,
      headers: this.#headers(),
    };
  }
}
