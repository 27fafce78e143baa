/** @module-tag full */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, newCustomer } from '../support/customers';
import { startFakeStorage, type FakeStorage, type KeptObject } from '../support/fake-storage';
import { openTestShop, secretKey, type TestShop } from '../support/test-database';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const dataFolder = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As `npm run backup` and `npm run restore` do. */
const command = (script: string, backup: string, environment: Readonly<Record<string, string>>) =>
  run('node_modules/.bin/deno', ['run', '-A', `scripts/${script}.ts`, backup], {
    env: { ...process.env, DATABASE_URL: '', SUPABASE_URL: '', ...environment },
  });
const complaint = (attempt: Promise<unknown>) =>
  attempt.then(
    () => '',
    (error: unknown) => (error as { stderr: string }).stderr,
  );

async function fill(shop: TestShop): Promise<string> {
  const customer = await newCustomer(shop, 'backed-up');
  await buy(shop, customer.email, customer.id);
  await shop.call('service', 'POST', 'leads', { name: 'Lea "quoted"\t\\N', email: 'lea@example.com' });
  return customer.email;
}

const purchasesOf = (shop: TestShop, email: string) =>
  shop.database.query(
    `select purchase.product_sku, license.status, profile.purchases_count from public.purchases purchase
     join public.licenses license on license.purchase_id = purchase.id
     join public.profiles profile on profile.id = purchase.user_id
     where purchase.email = $1`,
    [email],
  );

async function lastBackupOf(shop: TestShop): Promise<unknown> {
  const [mark] = await shop.database.query<{ detail: unknown }>(
    `select detail from private.shop_marks where name = 'backup' and noted_at > now() - interval '5 minutes'`,
  );
  return mark?.detail;
}

describe('a backup of the data folder', () => {
  const backup = join(folder, 'of-folder');
  let email: string;
  let before: unknown;

  beforeAll(async () => {
    const shop = await openTestShop('pglite', join(dataFolder, 'database'));
    email = await fill(shop);
    before = await purchasesOf(shop, email);
    await shop.close();
    writeFileSync(join(dataFolder, 'secrets.json'), '{"linkSigningKey":"kept"}');
    await command('backup', backup, { DATA_DIR: dataFolder });
  });

  it('comes back whole in another folder', async () => {
    const restored = join(folder, 'restored');
    const { stdout } = await command('restore', backup, { DATA_DIR: restored });
    expect(stdout).toMatch(/^Restored and counted: \d\d tables in \d+\.\d s\./);
    expect(readFileSync(join(restored, 'secrets.json'), 'utf8')).toContain('kept');
    const shop = await openTestShop('pglite', join(restored, 'database'));
    expect(before).toHaveLength(1);
    expect(await purchasesOf(shop, email)).toEqual(before);
    await shop.close();
  });

  it('is noted in the shop that it was made of, for the owner', async () => {
    const shop = await openTestShop('pglite', join(dataFolder, 'database'));
    expect(await lastBackupOf(shop)).toEqual({ folder: backup });
    await shop.close();
  });

  it('is not made twice into one folder, nor restored over a shop', async () => {
    expect(await complaint(command('backup', backup, { DATA_DIR: dataFolder }))).toContain('exists already');
    expect(await complaint(command('restore', backup, { DATA_DIR: dataFolder }))).toContain('is not empty');
  });

  it('is refused when a byte of it changed or its manifest is missing, and nothing is written', async () => {
    const target = join(folder, 'refused');
    appendFileSync(join(backup, 'data/secrets.json'), ' ');
    expect(await complaint(command('restore', backup, { DATA_DIR: target }))).toContain(
      'data/secrets.json is not what was backed up',
    );
    rmSync(join(backup, 'manifest.json'));
    expect(await complaint(command('restore', backup, { DATA_DIR: target }))).toContain(
      'manifest.json is missing',
    );
    expect(existsSync(join(target, 'database'))).toBe(false);
  });
});

describe('a backup of a Postgres', () => {
  const backup = join(folder, 'of-postgres');
  let from: TestShop;
  let to: TestShop;

  beforeAll(async () => {
    from = await openTestShop('postgres');
    to = await openTestShop('postgres');
  });
  afterAll(async () => {
    await from.close();
    await to.close();
  });

  it('is made while the shop runs and replaces the rows of another database', async () => {
    const email = await fill(from);
    const before = await purchasesOf(from, email);
    expect(before).toHaveLength(1);
    await command('backup', backup, { DATABASE_URL: from.databaseUrl ?? '' });
    expect(await lastBackupOf(from)).toEqual({ folder: backup });
    const other = await fill(to);
    expect(await purchasesOf(to, other)).toHaveLength(1);

    await command('restore', backup, { DATABASE_URL: to.databaseUrl ?? '' });
    expect(await purchasesOf(to, email)).toEqual(before);
    expect(await to.database.query(`select name from public.leads`)).toEqual([{ name: 'Lea "quoted"\t\\N' }]);
    expect((await to.signIn(email)).access_token).toBeTruthy();
  });

  it('leaves the database as it was when the restore breaks off', async () => {
    const leads = await to.database.query('select id from public.leads');
    await to.database.query('alter table public.leads add column later text not null default 1');
    await to.database.query('alter table public.leads alter column later drop default');
    expect(await complaint(command('restore', backup, { DATABASE_URL: to.databaseUrl ?? '' }))).toContain(
      'later',
    );
    expect(await to.database.query('select id from public.leads')).toEqual(leads);
  });

  it.each([
    ['backup', 'pg_dump'],
    ['restore', 'psql'],
  ])(
    'says before a %s that %s is older than the server, and leaves nothing behind',
    async (script, program) => {
      const programs = join(folder, `old-${program}`);
      mkdirSync(programs);
      writeFileSync(join(programs, program), `#!/bin/sh\necho '${program} (PostgreSQL) 9.6.24'\n`);
      chmodSync(join(programs, program), 0o755);
      const place = script === 'restore' ? backup : join(folder, 'never-made');
      const environment = { DATABASE_URL: to.databaseUrl ?? '', POSTGRES_PROGRAMS: programs };
      const leads = await to.database.query('select id from public.leads');
      expect(await complaint(command(script, place, environment))).toMatch(
        new RegExp(`^The server is PostgreSQL \\d\\d, and ${program} is of PostgreSQL 9: `),
      );
      expect(existsSync(join(folder, 'never-made'))).toBe(false);
      expect(await to.database.query('select id from public.leads')).toEqual(leads);
    },
  );
});

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the files in storage', () => {
  const backup = join(folder, 'of-storage');
  const object = (type: string, cacheControl: string, first: number): KeptObject => ({
    bytes: Uint8Array.from({ length: 70_000 }, (_, index) => (first + index) % 256),
    type,
    cacheControl,
  });
  let shop: TestShop;
  let from: FakeStorage;
  let to: FakeStorage;

  beforeAll(async () => {
    shop = await openTestShop('postgres');
    from = await startFakeStorage(['exports', 'site-images'], secretKey);
    to = await startFakeStorage(['exports', 'site-images'], secretKey);
  });
  afterAll(async () => {
    await from.stop();
    await to.stop();
    await shop.close();
  });

  const commandAt = ({ url }: FakeStorage, script: string) =>
    command(script, backup, {
      DATABASE_URL: shop.databaseUrl ?? '',
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEY: secretKey,
    });

  it('go out and come back with their bytes, their type and how long they are kept', async () => {
    from.objects.set('site-images/social/mn/a picture.png', object('image/png', 'max-age=31536000', 0));
    from.objects.set('site-images/top.webp', object('image/webp', 'max-age=600', 1));
    // More than storage lists at once.
    for (let number = 0; number < 120; number += 1) {
      from.objects.set(
        `exports/customer/${number}/pack.zip`,
        object('application/zip', 'max-age=3600', number),
      );
    }
    await commandAt(from, 'backup');
    await commandAt(to, 'restore');
    const told = ({ objects }: FakeStorage) =>
      [...objects]
        .map(([key, { bytes, type, cacheControl }]) => [key, type, cacheControl, sumOf(bytes)].join(' '))
        .sort();
    expect(told(to)).toEqual(told(from));
  });

  it('are proven by their sums before a restore, and so is the list of what they are', async () => {
    to.objects.clear();
    appendFileSync(join(backup, 'storage.json'), ' ');
    expect(await complaint(commandAt(to, 'restore'))).toContain('storage.json is not what was backed up');
    expect(to.objects.size).toBe(0);
  });
});
