import { existsSync } from 'node:fs';
import { findPostgresPrograms } from '../backup/postgres-programs.ts';
import { benchmark, command, tested, tried, type Part } from './part.ts';
import { rehearsalOnPostgres17 } from './postgres-17.ts';

const postgres = () => (findPostgresPrograms('initdb') ? null : 'PostgreSQL is not installed');
const chromium = () =>
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].some((path) =>
    existsSync(path),
  )
    ? null
    : 'Chromium is not installed';

const inDatabase = (...names: readonly string[]) => names.map((name) => `tests/database/${name}.test.ts`);
const overHttp = (...names: readonly string[]) => names.map((name) => `tests/functions/${name}.test.ts`);

/** What the shop promises of its safety, its endurance and its speed, in the order in which it is shown. */
export const parts: readonly Part[] = [
  tested(
    'attacks',
    'database',
    [
      {
        goal: 'attacks of the catalog on PGlite and Postgres, in three worlds of grants',
        figure: 'none succeeds',
        files: inDatabase('attack/attack'),
      },
      {
        goal: 'role × table × verb, in one process',
        figure: 'as the checked-in matrix, every table listed',
        files: inDatabase('access', 'invariants', 'admin-calls'),
      },
      {
        goal: 'requests at once, and questions that a driver cannot send',
        figure: 'no right lent, none spoils the next',
        files: inDatabase('concurrency', 'broken-questions'),
      },
    ],
    postgres,
  ),
  command('seeded weaknesses', 'at least 40, each noticed by its test', 'test:mutants'),
  tested(
    'rehearsal',
    'database',
    [
      {
        goal: 'hosted project rehearsed: all migrations on a plain Postgres without default grants',
        figure: 'each applied once, no weakness',
        files: inDatabase('hosted'),
      },
      {
        goal: 'every migration interrupted at each of its commands, on an empty and on a filled database',
        figure: 'done whole or not at all',
        files: inDatabase('migrations-whole'),
        environment: () => ({ MIGRATION_STRIDE: '1' }),
      },
      {
        goal: 'a push of the migrations killed twenty times, half of them on a filled database, and run again',
        figure: 'the same schema as without a kill',
        files: inDatabase('migrations-killed'),
        environment: () => ({ MIGRATION_KILLS: '10' }),
      },
      {
        goal: 'the database of each released version under the code of today',
        figure: 'every row kept, the tables of a new shop',
        files: inDatabase('take-over', 'landed-migrations', 'upgrade'),
      },
      {
        goal: 'backup and restore, of a folder and of a Postgres',
        figure: 'same rows and checksums',
        files: inDatabase('backup'),
      },
      {
        goal: 'a lost webhook, found in the list of each of the four providers, hourly',
        figure: 'delivered once, also after refunds',
        files: inDatabase('reconcile-orders', 'hosted-schedule'),
      },
      {
        goal: 'a save whose answer was lost, asked again',
        figure: 'one row, one change',
        files: inDatabase('repeated-saves'),
      },
      {
        goal: 'what the random queries would notice: one weakness at a time, and none',
        figure: 'each weakness found, nothing without one',
        files: inDatabase('random-queries'),
      },
      {
        goal: 'AI that hangs, fails, is cut off or answers with nonsense',
        figure: 'it says so, keeps nothing half-made and counts what was paid',
        files: inDatabase('ai-runs', 'campaign'),
      },
      {
        goal: 'events of an order in every order',
        figure: 'one end state, one purchase, license and mail',
        files: inDatabase('order-projection', 'random-orders'),
      },
    ],
    postgres,
  ),
  rehearsalOnPostgres17,
  command('first load of every page, by kind of resource', 'within page-budget.json', 'budget'),
  tested('the running shop', 'functions', [
    {
      goal: 'role × table × verb over the port, and every admin call',
      figure: 'as the checked-in matrix, every table listed',
      files: overHttp('access'),
    },
    {
      goal: 'every function alone under Deno, with its own imports and permissions',
      figure: 'starts and answers',
      files: overHttp('alone'),
    },
    {
      goal: '10,000 random queries of the Data API, half of them sound, with a new seed',
      figure: 'nothing of others, no 5xx',
      files: overHttp('random-queries'),
      environment: () => ({
        RANDOM_QUERIES: '10000',
        RANDOM_SEED: String(Math.floor(Math.random() * 2 ** 31)),
      }),
    },
    {
      goal: 'every function against its contract, limits of the host',
      figure: 'each answer as listed',
      files: overHttp('contract', 'guard'),
    },
    {
      goal: 'webhooks: forged, a hundred at once, in any order',
      figure: 'one purchase, license and mail each',
      files: overHttp('webhook'),
    },
    {
      goal: 'leads: a hundred at once, one address twenty times',
      figure: 'one row and one mail each',
      files: overHttp('lead'),
    },
    {
      goal: 'mail provider that fails, hangs, accepts and drops',
      figure: 'each mail once',
      files: overHttp('mail-provider'),
    },
    {
      goal: 'second process, port taken, power cut, killed among a hundred leads',
      figure: 'nothing acknowledged lost, none doubled',
      files: overHttp('faults'),
      apart: {
        title: 'full disk',
        goal: 'storage full',
        figure: 'refused with a word, nothing lost, goes on with room',
        without: 'not tried: nobody may mount a small disk here',
      },
    },
    {
      goal: 'Postgres gone and back, faults inside',
      figure: 'recovers on its own, nothing half',
      files: overHttp('database-fault'),
    },
    {
      goal: 'what is published: no secret, source map or inner path',
      figure: 'nothing found',
      files: overHttp('published-files'),
    },
    {
      goal: 'the headers of pages, files, the account, the admin pages and the sandbox checkout',
      figure: 'each value as listed, each script in a page by its sum',
      files: overHttp('security-headers'),
    },
    {
      goal: 'a webhook secret and the secret key replaced',
      figure: 'the new one is known at once, the old one no more',
      files: overHttp('rotation'),
    },
    {
      goal: 'exports whose worker dies',
      figure: 'each ends, none stuck',
      files: overHttp('goods-exports'),
    },
  ]),
  tried(
    'every form of the site and the account: broken, offline, an answer lost, ten presses, ten flaps, back and forward, two tabs',
    'one row, no lost text',
    ['tests/e2e/forms.spec.ts', 'tests/e2e/forms-at-length.spec.ts', 'tests/e2e/faults.spec.ts'],
    chromium,
    { FORMS_AT_LENGTH: 'all' },
  ),
  tested('the admin forms', 'site', [
    {
      goal: 'every admin form: ten presses, an answer lost, offline; no form without a test',
      figure: 'one request, no lost text',
      files: ['src/pages/admin/admin-forms.test.tsx'],
    },
  ]),
  tested('dependencies', 'functions-units', [
    {
      goal: 'each package pinned, with its sum in the lock file, named with its reason',
      figure: 'all of them',
      files: ['scripts/deploy/dependencies.test.ts'],
    },
    {
      goal: 'scripts from the site alone, beside the services that are switched on; headers as static hosts read them',
      figure: 'no unsafe-inline or unsafe-eval',
      files: ['scripts/site/content-security-policy.test.ts', 'supabase/local/site/header-rules.test.ts'],
    },
  ]),
  tested('load', 'load', [
    {
      goal: 'minutes of load, kills and faults on a shop of their own',
      figure: 'nothing acknowledged lost, none doubled, none stuck',
      files: ['tests/load'],
    },
  ]),
  benchmark('bench:shop', ['--without-browser']),
  { ...benchmark('bench:data', ['--rows', '100000', '--rounds', '5']), skip: postgres },
  { ...benchmark('bench:mail', ['--requests', '20000']), skip: postgres },
  { ...benchmark('bench:pages', ['--rounds', '3', '--without-lighthouse']), skip: chromium },
  { ...benchmark('bench:clicks', ['--rounds', '3']), skip: chromium },
  benchmark('bench:documents', ['--rounds', '3']),
  benchmark('bench:heavy', []),
];
