import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, newCustomer } from '../support/customers';
import { openTestShop, type TestShop } from '../support/test-database';

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
    expect(stdout).toMatch(/^Restored and counted: \d\d tables/);
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
});
