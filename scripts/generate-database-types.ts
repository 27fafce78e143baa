/**
 * Writes the TypeScript types of the public schema, in the form that supabase-js reads, from the migrations themselves.
 * `--check` writes nothing and fails when the file on disk differs.
 */
import process from 'node:process';
import { readFile, writeFile } from 'node:fs/promises';
import { openDatabase } from '../supabase/local/database/open-database.ts';
import { createFolderStorage } from '../supabase/local/database/storage-adapter.ts';

const target = new URL('../supabase/functions/_shared/database/database-types.ts', import.meta.url);

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  generated: boolean;
}
interface ForeignKey {
  table: string;
  name: string;
  column: string;
  references: string;
  referenced_column: string;
  one_to_one: boolean;
}
interface FunctionRow {
  name: string;
  argument_names: string[] | null;
  argument_types: string[];
  argument_modes: string[] | null;
  defaults: number;
  returns: string;
  returns_set: boolean;
  returns_table: string | null;
}

const scalar: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  tsvector: 'unknown',
};

function typeOf(name: string): string {
  return name.startsWith('_') ? `${typeOf(name.slice(1))}[]` : (scalar[name] ?? 'string');
}

const quoteKey = (key: string) => (/^[a-z_][a-z0-9_]*$/i.test(key) ? key : `'${key}'`);

function row(columns: readonly Column[], indent: string, mode: 'Row' | 'Insert' | 'Update'): string {
  return columns
    .filter((column) => mode === 'Row' || !column.generated)
    .map((column) => {
      const optional = mode === 'Update' || (mode === 'Insert' && column.optional) ? '?' : '';
      const undefinable = optional ? ' | undefined' : '';
      return `${indent}${quoteKey(column.name)}${optional}: ${typeOf(column.type)}${column.nullable ? ' | null' : ''}${undefinable};`;
    })
    .join('\n');
}

function functionType(fn: FunctionRow, tables: ReadonlySet<string>): string {
  const modes = fn.argument_modes ?? fn.argument_types.map(() => 'i');
  const inputs = fn.argument_types.flatMap((type, index) =>
    modes[index] === 'i' ? [{ type, name: fn.argument_names?.[index] ?? `arg${index}` }] : [],
  );
  const firstDefault = inputs.length - fn.defaults;
  const args = inputs.length
    ? `{ ${inputs.map(({ type, name }, index) => `${quoteKey(name)}${index >= firstDefault ? '?' : ''}: ${typeOf(type)}${index >= firstDefault ? ' | undefined' : ''}`).join('; ')} }`
    : 'Record<PropertyKey, never>';
  const outputs = fn.argument_types.flatMap((type, index) =>
    modes[index] === 't' ? [`${quoteKey(fn.argument_names?.[index] ?? '')}: ${typeOf(type)}`] : [],
  );
  const base =
    fn.returns_table && tables.has(fn.returns_table)
      ? `Database['public']['Tables']['${fn.returns_table}']['Row']`
      : outputs.length
        ? `{ ${outputs.join('; ')} }`
        : typeOf(fn.returns);
  return `      ${fn.name}: {\n        Args: ${args};\n        Returns: ${base}${fn.returns_set ? '[]' : ''};\n      };`;
}

async function render(): Promise<string> {
  const database = await openDatabase({
    folder: 'memory://',
    auth: {
      jwtSecret: 'x'.repeat(40),
      publishableKey: 'publishable',
      secretKey: 'secret',
      siteUrl: 'http://127.0.0.1',
      redirectUrls: [],
      template: {},
    },
    storage: createFolderStorage('.data/none'),
    sendMail: () => Promise.resolve(),
  });
  const columns = await database.query<Column>(`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
      (a.atthasdef or not a.attnotnull or a.attidentity <> '') as optional,
      (a.attgenerated <> '' or a.attidentity = 'a') as generated
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind in ('r', 'v') order by c.relname, a.attname`);
  const keys = await database.query<ForeignKey>(`
    select c.conrelid::regclass::text as table, c.conname as name, a.attname as column,
      f.relname as references, fa.attname as referenced_column,
      exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indisunique and i.indkey::text = a.attnum::text) as one_to_one
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_class f on f.oid = c.confrelid join pg_namespace fn on fn.oid = f.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute fa on fa.attrelid = c.confrelid and fa.attnum = c.confkey[1]
    where c.contype = 'f' and n.nspname = 'public' and fn.nspname = 'public' order by 1, 2`);
  const functions = await database.query<FunctionRow>(`
    select p.proname as name, p.proargnames as argument_names, p.proargmodes::text[] as argument_modes,
      array(select t.typname::text from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality x (o, i)
        join pg_type t on t.oid = x.o order by x.i) as argument_types,
      p.pronargdefaults as defaults, rt.typname as returns, p.proretset as returns_set,
      (select relname from pg_class where oid = rt.typrelid and relkind = 'r') as returns_table
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type rt on rt.oid = p.prorettype
    where n.nspname = 'public' and p.prokind = 'f' order by p.proname`);
  await database.close();

  const names = [...new Set(columns.map((column) => column.table))];
  const tables = names.map((name) => {
    const own = columns.filter((column) => column.table === name);
    const relations = keys
      .filter((key) => key.table === name)
      .map(
        (key) =>
          `          {\n            foreignKeyName: '${key.name}';\n            columns: ['${key.column}'];\n            isOneToOne: ${key.one_to_one};\n            referencedRelation: '${key.references}';\n            referencedColumns: ['${key.referenced_column}'];\n          },`,
      );
    return [
      `      ${name}: {`,
      `        Row: {\n${row(own, '          ', 'Row')}\n        };`,
      `        Insert: {\n${row(own, '          ', 'Insert')}\n        };`,
      `        Update: {\n${row(own, '          ', 'Update')}\n        };`,
      relations.length
        ? `        Relationships: [\n${relations.join('\n')}\n        ];`
        : `        Relationships: [];`,
      `      };`,
    ].join('\n');
  });
  return `// Written by \`npm run types:database\` from the migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

// oxlint-disable-next-line typescript/consistent-type-definitions -- supabase-js asks for a type with index signatures
export type Database = {
  public: {
    Tables: {
${tables.join('\n')}
    };
    Views: { [_ in never]: never };
    Functions: {
${functions.map((fn) => functionType(fn, new Set(names))).join('\n')}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}

const rendered = await render();
if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8').catch(() => '')) !== rendered) {
    console.error('database-types.ts does not match the migrations. Run: npm run types:database');
    process.exit(1);
  }
} else {
  await writeFile(target, rendered);
}
process.exit(0);
