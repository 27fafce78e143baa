import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { fillTables } from '../fill-tables.ts';
import { connectTo } from '../../../scripts/support/postgres-server.ts';
import { postgresClient } from '../../../scripts/backup/postgres-programs.ts';

const run = promisify(execFile);
const mostBytes = 300 * 1024;

/**
 * No secrets go into git, and the text of each migration is there already. Most of a shop's rows are its content, which is alike:
 * some of each kind are kept.
 */
const trims = [
  `update private.setting_secrets set value = 'a-secret-of-nobody'`,
  `update supabase_migrations.schema_migrations set statements = '{}'`,
  `delete from public.law_facts where key not in (select key from public.law_facts order by key limit 60)`,
  `delete from public.templates where id in (select id from public.templates
     where id not in (select id from public.templates order by length(path), path limit 6)
       and not exists (select from public.downloads where downloads.template_path = templates.path))`,
  `delete from public.knowledge_base_articles where slug not in
     (select slug from public.knowledge_base_articles order by length(content), slug limit 4)`,
  `delete from public.blog_posts where slug not in
     (select slug from public.blog_posts order by length(content), slug limit 4)`,
  // Each is made again when it is missed.
  `do $$ begin
     if to_regclass('public.template_trees') is not null then
       delete from public.template_trees where content_hash not in
         (select content_hash from public.template_trees order by length(tree), path limit 2);
     end if;
   end $$`,
];

/** The whole database as SQL text: tables, functions, rows and the history of migrations. */
export async function freezeDatabase(url: string, file: string): Promise<void> {
  const sql = connectTo(url);
  await fillTables(sql);
  for (const trim of trims) await sql.unsafe(trim);
  const [server] = await sql<
    { version: number }[]
  >`select current_setting('server_version_num')::int / 10000 as version`;
  await sql.end();
  const dump = await postgresClient('pg_dump', server?.version ?? 0);
  const options = [
    '--no-owner',
    '--inserts',
    '--rows-per-insert=50',
    '--exclude-table-data=auth.refresh_tokens',
  ];
  const { stdout } = await run(dump, [...options, url], { maxBuffer: 256 * 1024 * 1024 });
  // The functions of a whole schema are a megabyte of much the same words: a large window halves what gzip makes of them.
  const packed = brotliCompressSync(textOf(stdout), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  if (packed.length > mostBytes)
    throw new Error(`${file} would have ${packed.length} bytes, more than ${mostBytes}.`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, packed);
}

/** Without the lines that only psql reads. */
const textOf = (dumped: string) => dumped.replace(/^\\(un)?restrict .*$/gm, '');
