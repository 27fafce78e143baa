import { readFileSync } from 'node:fs';

interface TableShape {
  /** Columns with the kind of what they hold. */
  readonly columns: Readonly<Record<string, Kind>>;
  /** Tables that a foreign key joins to this one, from either side. */
  readonly joined: readonly string[];
}

export type Tables = Readonly<Record<string, TableShape>>;
export type Kind = 'text' | 'uuid' | 'time' | 'day' | 'number' | 'boolean' | 'json' | 'list' | 'other';

/** The generated types know only that these are strings. */
const ofName: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [/_at$|_until$|^scheduled_for$|^slot$/, 'time'],
  [/_on$|^day$|^next_check$|^last_reviewed$|^law_as_of$|^last_updated$/, 'day'],
  [/^id$|_id$|_by$|^lease$|^actor$/, 'uuid'],
];

function kindOf(column: string, type: string): Kind {
  const plain = type.replace(/ \| null$/, '');
  if (plain === 'string') return ofName.find(([pattern]) => pattern.test(column))?.[1] ?? 'text';
  if (plain === 'number' || plain === 'boolean') return plain;
  if (plain === 'Json') return 'json';
  return plain === 'string[]' ? 'list' : 'other';
}

const partsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second] as const);

const readTypes = () => readFileSync('supabase/functions/_shared/database/database-types.ts', 'utf8');

/** The functions that take nothing. */
export const readCalls = () =>
  partsOf(readTypes(), /^ {6}(\w+): \{\n {8}Args: Record<PropertyKey, never>;/gm).map(([name]) => name);

/** The tables as the generated types have them. */
export function readTables(): Tables {
  const [inside = ''] = readTypes().split(/^ {4}Views:/m);
  const found = partsOf(inside, /^ {6}(\w+): \{\n( {8}Row: \{[\s\S]*?)\n {6}\};/gm);
  const targets = (body: string) => partsOf(body, /referencedRelation: '(\w+)'/g).map(([table]) => table);
  return Object.fromEntries(
    found.map(([table, body]) => {
      const [row = ''] = body.split(/^ {8}\};/m);
      const sources = found.filter(([, other]) => targets(other).includes(table)).map(([name]) => name);
      return [
        table,
        {
          columns: Object.fromEntries(
            partsOf(row, /^ {10}"?(\w+)"?: (.+);$/gm).map(([column, type]) => [column, kindOf(column, type)]),
          ),
          joined: [...new Set([...targets(body), ...sources])].filter((name) => name !== table),
        },
      ];
    }),
  );
}
