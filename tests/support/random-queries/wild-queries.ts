import type { Chooser } from './chooser';
import type { RandomQuery } from './random-query';
import type { Tables } from './table-shapes';

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
const casts = [
  ...['', '', '', '', '', '::text', '::int', '::json', '::uuid', '::bytea', '::odd'],
  ...['::regclass', '::regnamespace', '::record', '::trigger', '::unknown'],
];
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

/** Queries as PostgREST's grammar allows them and as it does not: most are refused. */
export class WildQueries {
  readonly #choose: Chooser;
  readonly #tables: Tables;
  readonly #names: readonly string[];

  constructor(choose: Chooser, tables: Tables) {
    this.#choose = choose;
    this.#tables = tables;
    this.#names = Object.keys(tables);
  }

  #table(): string {
    return this.#choose.pick(this.#choose.chance(0.93) ? this.#names : oddTables);
  }

  #column(table: string): string {
    const columns = Object.keys(this.#tables[table]?.columns ?? {});
    const column =
      this.#choose.chance(0.93) && columns.length > 0
        ? this.#choose.pick(columns)
        : this.#choose.pick(['odd', '*', '', 'ctid']);
    return this.#choose.chance(0.08)
      ? `${column}->${this.#choose.pick(['>', ''])}${this.#choose.pick(['to', '0', 'email'])}`
      : column;
  }

  #field(table: string, depth: number): string {
    if (depth > 0 && this.#choose.chance(0.25)) return this.#embed(depth);
    if (this.#choose.chance(0.3)) return '*';
    const alias = this.#choose.chance(0.1) ? `${this.#choose.pick(['a', 'email', '"x y"'])}:` : '';
    return `${alias}${this.#column(table)}${this.#choose.pick(aggregates)}${this.#choose.pick(casts)}`;
  }

  #embed(depth: number): string {
    const table = this.#table();
    const hint = this.#choose.chance(0.3)
      ? this.#choose.pick(['!inner', '!left', '!id', '!user_id', '!odd'])
      : '';
    const spread = this.#choose.chance(0.15) ? '...' : '';
    return `${spread}${table}${hint}(${this.#choose.times(2, () => this.#field(table, depth - 1)).join(',')})`;
  }

  #condition(): string {
    const not = this.#choose.chance(0.15) ? 'not.' : '';
    return `${not}${this.#choose.pick(operators)}.${this.#choose.pick(operands)}`;
  }

  #filter(table: string): string {
    if (this.#choose.chance(0.2)) {
      const parts = this.#choose.times(3, () => `${this.#column(table)}.${this.#condition()}`);
      return `${this.#choose.chance(0.2) ? 'not.' : ''}${this.#choose.pick(['or', 'and'])}=(${parts.join(',')})`;
    }
    const place = this.#choose.chance(0.15) ? `${this.#table()}.` : '';
    return `${place}${this.#column(table)}=${this.#condition()}`;
  }

  #parameters(table: string): string[] {
    const parts: string[] = [];
    if (this.#choose.chance(0.75))
      parts.push(`select=${this.#choose.times(3, () => this.#field(table, 2)).join(',')}`);
    if (this.#choose.chance(0.6)) parts.push(...this.#choose.times(2, () => this.#filter(table)));
    if (this.#choose.chance(0.35)) {
      const direction = this.#choose.pick([
        '',
        '.asc',
        '.desc',
        '.desc.nullslast',
        '.asc.nullsfirst',
        '.odd',
      ]);
      const column = this.#choose.chance(0.15)
        ? `${this.#table()}(${this.#column(table)})`
        : this.#column(table);
      parts.push(`order=${column}${direction}`);
    }
    if (this.#choose.chance(0.3))
      parts.push(`limit=${this.#choose.pick(['0', '1', '5', '99999999', '-1', 'x'])}`);
    if (this.#choose.chance(0.15))
      parts.push(`offset=${this.#choose.pick(['0', '1', '1000000000', '-1', 'x'])}`);
    return parts.map((part) => encodeURI(decodeURI(part)).replaceAll('#', '%23'));
  }

  #headers(): Record<string, string> {
    return {
      ...(this.#choose.chance(0.5)
        ? { prefer: this.#choose.times(2, () => this.#choose.pick(preferences)).join(',') }
        : {}),
      ...(this.#choose.chance(0.35) ? { accept: this.#choose.pick(accepted) } : {}),
      ...(this.#choose.chance(0.06)
        ? { 'accept-profile': this.#choose.pick(schemas), 'content-profile': this.#choose.pick(schemas) }
        : {}),
      ...(this.#choose.chance(0.1)
        ? { range: this.#choose.pick(['0-1', '5-', '3-1', 'x', '0-99999999']), 'range-unit': 'items' }
        : {}),
    };
  }

  next(): RandomQuery {
    const headers = this.#headers();
    const isCall = this.#choose.chance(0.08);
    const table = this.#table();
    const path = isCall ? `rpc/${this.#choose.pick(calls)}` : table;
    const query = this.#parameters(table).join('&');
    const address = query === '' ? path : `${path}?${query}`;
    const kind = this.#choose.next();
    if (isCall && kind < 0.7) {
      const body = {
        [this.#choose.pick(['search', 'sku', 'query', 'list', 'slug', 'odd'])]: this.#choose.pick(operands),
      };
      return { method: 'POST', path: address, headers, body };
    }
    if (kind < 0.8) return { method: 'GET', path: address, headers };
    if (kind < 0.86) return { method: 'HEAD', path: address, headers };
    if (kind < 0.93 || isCall) return { method: 'DELETE', path: address, headers };
    return {
      method: 'PATCH',
      path: address,
      headers,
      body: { [this.#column(table)]: this.#choose.pick(operands) },
    };
  }
}
