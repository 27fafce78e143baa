import { readFileSync } from 'node:fs';

export interface RandomQuery {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/rest/v1/`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Numbers that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Tables = Readonly<Record<string, readonly string[]>>;

/** The tables and their columns as the generated types have them. */
export function readTables(): Tables {
  const types = readFileSync('supabase/functions/_shared/contracts/database-types.ts', 'utf8');
  const found = types.matchAll(/^ {6}(\w+): \{\n {8}Row: \{\n([\s\S]*?)\n {8}\};/gm);
  return Object.fromEntries(
    [...found].map(([, table = '', columns = '']) => [
      table,
      [...columns.matchAll(/^ {10}"?(\w+)"?:/gm)].map(([, column = '']) => column),
    ]),
  );
}

/** Names that no visitor should know, and some that are none. */
const oddTables = ['private.setting_secrets', 'setting_secrets', 'users', 'pg_user', 'nothing', 'rpc/', ''];
const operators = [
  'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'is', 'isdistinct', 'in', 'cs', 'cd', 'ov',
  'sl', 'sr', 'nxr', 'nxl', 'adj', 'fts', 'plfts', 'phfts', 'wfts', 'eq(any)', 'like(all)', 'odd',
]; // prettier-ignore
// Never the whole canary: a message that repeats the question is no leak.
const operands = [
  'null', 'true', 'not_null', '0', '1', '-1', '1e309', '*canary*', 'canary*', '%25victim%25', '(1,2)', '("canary",x)', '{a}',
  '[2026-01-01,2027-01-01)', '20000000-0000-4000-8000-000000000001', '2026-11-21', 'now', "'", '%00', '%F0%9F%92%A5', '()',
  '{"to":"canary"}', '.*', '(', 'x'.repeat(300),
]; // prettier-ignore
const casts = ['', '', '', '::text', '::int', '::json', '::uuid', '::regclass', '::bytea', '::odd'];
const aggregates = ['', '', '', '', '.count()', '.max()', '.min()', '.sum()', '.avg()'];
const preferences = [
  'count=exact', 'count=planned', 'count=estimated', 'return=representation', 'return=minimal', 'return=headers-only',
  'handling=strict', 'handling=lenient', 'max-affected=1', 'resolution=merge-duplicates', 'missing=default', 'timezone=UTC',
  'tx=rollback', 'odd=odd',
]; // prettier-ignore
const accepted = [
  'application/json', 'text/csv', 'application/vnd.pgrst.object+json', 'application/vnd.pgrst.array+json',
  'application/vnd.pgrst.plan+json', 'application/geo+json', 'application/openapi+json', 'application/octet-stream', '*/*',
]; // prettier-ignore
const schemas = ['public', 'private', 'auth', 'storage', 'pg_catalog', 'information_schema'];
const calls = [
  'search_articles', 'review_spread', 'record_search_miss', 'export_my_data', 'admin_dashboard_stats', 'admin_export_page',
  'admin_list_changes', 'describe_order', 'read_setting_secrets', 'is_admin', 'query_to_xml', 'pg_read_file', 'odd',
]; // prettier-ignore

/** Queries as PostgREST's grammar allows them, right and wrong ones, by the numbers given. */
export class QueryGrammar {
  readonly #next: () => number;
  readonly #tables: Tables;
  readonly #names: readonly string[];

  constructor(next: () => number, tables: Tables) {
    this.#next = next;
    this.#tables = tables;
    this.#names = Object.keys(tables);
  }

  #chance(part: number): boolean {
    return this.#next() < part;
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#next() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  }

  #times<Item>(most: number, make: () => Item): Item[] {
    return Array.from({ length: 1 + Math.floor(this.#next() * most) }, make);
  }

  #table(): string {
    return this.#pick(this.#chance(0.93) ? this.#names : oddTables);
  }

  #column(table: string): string {
    const columns = this.#tables[table] ?? [];
    const column =
      this.#chance(0.93) && columns.length > 0 ? this.#pick(columns) : this.#pick(['odd', '*', '', 'ctid']);
    return this.#chance(0.08)
      ? `${column}->${this.#pick(['>', ''])}${this.#pick(['to', '0', 'email'])}`
      : column;
  }

  #field(table: string, depth: number): string {
    if (depth > 0 && this.#chance(0.25)) return this.#embed(depth);
    if (this.#chance(0.3)) return '*';
    const alias = this.#chance(0.1) ? `${this.#pick(['a', 'email', '"x y"'])}:` : '';
    return `${alias}${this.#column(table)}${this.#pick(aggregates)}${this.#pick(casts)}`;
  }

  #embed(depth: number): string {
    const table = this.#table();
    const hint = this.#chance(0.3) ? this.#pick(['!inner', '!left', '!id', '!user_id', '!odd']) : '';
    const spread = this.#chance(0.15) ? '...' : '';
    return `${spread}${table}${hint}(${this.#times(2, () => this.#field(table, depth - 1)).join(',')})`;
  }

  #condition(): string {
    const not = this.#chance(0.15) ? 'not.' : '';
    return `${not}${this.#pick(operators)}.${this.#pick(operands)}`;
  }

  #filter(table: string): string {
    if (this.#chance(0.2)) {
      const parts = this.#times(3, () => `${this.#column(table)}.${this.#condition()}`);
      return `${this.#chance(0.2) ? 'not.' : ''}${this.#pick(['or', 'and'])}=(${parts.join(',')})`;
    }
    const place = this.#chance(0.15) ? `${this.#table()}.` : '';
    return `${place}${this.#column(table)}=${this.#condition()}`;
  }

  #parameters(table: string): string[] {
    const parts: string[] = [];
    if (this.#chance(0.75)) parts.push(`select=${this.#times(3, () => this.#field(table, 2)).join(',')}`);
    if (this.#chance(0.6)) parts.push(...this.#times(2, () => this.#filter(table)));
    if (this.#chance(0.35)) {
      const direction = this.#pick(['', '.asc', '.desc', '.desc.nullslast', '.asc.nullsfirst', '.odd']);
      const column = this.#chance(0.15) ? `${this.#table()}(${this.#column(table)})` : this.#column(table);
      parts.push(`order=${column}${direction}`);
    }
    if (this.#chance(0.3)) parts.push(`limit=${this.#pick(['0', '1', '5', '99999999', '-1', 'x'])}`);
    if (this.#chance(0.15)) parts.push(`offset=${this.#pick(['0', '1', '1000000000', '-1', 'x'])}`);
    return parts.map((part) => encodeURI(decodeURI(part)).replaceAll('#', '%23'));
  }

  #headers(): Record<string, string> {
    return {
      ...(this.#chance(0.5) ? { prefer: this.#times(2, () => this.#pick(preferences)).join(',') } : {}),
      ...(this.#chance(0.35) ? { accept: this.#pick(accepted) } : {}),
      ...(this.#chance(0.06)
        ? { 'accept-profile': this.#pick(schemas), 'content-profile': this.#pick(schemas) }
        : {}),
      ...(this.#chance(0.1)
        ? { range: this.#pick(['0-1', '5-', '3-1', 'x', '0-99999999']), 'range-unit': 'items' }
        : {}),
    };
  }

  next(): RandomQuery {
    const headers = this.#headers();
    const isCall = this.#chance(0.08);
    const table = this.#table();
    const path = isCall ? `rpc/${this.#pick(calls)}` : table;
    const query = this.#parameters(table).join('&');
    const address = query === '' ? path : `${path}?${query}`;
    const kind = this.#next();
    if (isCall && kind < 0.7) {
      const body = { [this.#pick(['search', 'sku', 'query', 'list', 'slug', 'odd'])]: this.#pick(operands) };
      return { method: 'POST', path: address, headers, body };
    }
    if (kind < 0.8) return { method: 'GET', path: address, headers };
    if (kind < 0.86) return { method: 'HEAD', path: address, headers };
    if (kind < 0.93 || isCall) return { method: 'DELETE', path: address, headers };
    return { method: 'PATCH', path: address, headers, body: { [this.#column(table)]: this.#pick(operands) } };
  }
}
