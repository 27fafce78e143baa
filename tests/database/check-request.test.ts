import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openHostedProject, type HostedProject } from '../support/hosted-database';
import { connectTo } from '../../scripts/support/postgres-server';
import { pushMigrations } from '../support/supabase-cli';

/** One request as PostgREST makes it: a transaction, the caller's role, request.* settings, then this function. */
interface AskedRequest {
  readonly role?: string;
  readonly address?: string | null;
  readonly path?: string;
  readonly writes?: boolean;
  readonly then?: (request: postgres.TransactionSql) => Promise<unknown>;
}

// PostgREST itself cannot be had here; its order of statements is that of src/library/PostgREST/Query/PreQuery.hs.
describe('the check before each request of a hosted project', () => {
  let project: HostedProject;
  let sql: postgres.Sql;
  let many: postgres.Sql;

  const ask = ({
    role = 'anon',
    address = '203.0.113.9',
    path = '/blog_posts',
    writes,
    then,
  }: AskedRequest) =>
    many.begin(writes ? 'read write' : 'read only', async (request) => {
      const headers = JSON.stringify(address === null ? {} : { 'cf-connecting-ip': address });
      await request`select set_config('role', ${role}, true), set_config('request.path', ${path}, true),
        set_config('request.headers', ${headers}, true)`;
      await request`select private.check_request()`;
      return then ? then(request) : null;
    });

  beforeAll(async () => {
    project = await openHostedProject('checked');
    ({ sql } = project);
    await pushMigrations(project.url);
    many = connectTo(project.url, { max: 20 });
  });
  afterAll(async () => {
    await many.end();
    await project.drop();
  });

  it('is what PostgREST finds in the role that it signs in as, with the limit of a plan', async () => {
    const [role] = await sql<{ settings: string[] }[]>`
      select rolconfig as settings from pg_roles where rolname = 'authenticator'`;
    expect(role?.settings).toContain('pgrst.db_pre_request=private.check_request');
    expect(role?.settings).toContain('plan_filter.statement_cost_limit=100000000');
  });

  it.each(['anon', 'authenticated', 'service_role'])('lets %s read and write', async (role) => {
    await ask({ role });
    await ask({ role, writes: true });
    await ask({ role, address: null, writes: true });
  });

  it('gives an anonymous query three seconds, and nobody else less than they had', async () => {
    const timeout = (role: string) =>
      ask({
        role,
        then: async (request) =>
          (await request<{ limit: string }[]>`select current_setting('statement_timeout') as limit`)[0]
            ?.limit,
      });
    expect(await timeout('anon')).toBe('3s');
    expect(await timeout('authenticated')).toBe('0');
    await expect(ask({ then: (request) => request`select pg_sleep(4)` })).rejects.toThrow(
      'statement timeout',
    );
  });

  // Attack catalog: 141
  it('answers so many reads of one address at once, and the others of everybody else', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = 0;
    const busy = Array.from({ length: 8 }, () =>
      ask({
        then: () => {
          arrived += 1;
          return held;
        },
      }),
    );
    while (arrived < 8) await new Promise((resolve) => setTimeout(resolve, 10));
    await expect(ask({})).rejects.toMatchObject({ code: 'PT429' });
    await ask({ address: '203.0.113.10' });
    await ask({ role: 'authenticated' });
    release();
    await Promise.all(busy);
    await ask({});
  });

  /** All that an address may write within a minute. */
  const writeAll = (address: string) =>
    ask({
      address,
      writes: true,
      then: (request) => request`select private.check_request() from generate_series(2, 240)`,
    });
  /** As if so many seconds had gone by. */
  const pass = (seconds: number) =>
    sql`update private.rate_limits set window_start = window_start - make_interval(secs => ${seconds})`;

  it('lets no minute have more than 240 writes of one address, wherever it begins', async () => {
    const address = '203.0.113.11';
    await writeAll(address);
    // After 35 seconds a fixed minute has often begun again, and the address would write twice as much.
    for (const seconds of [0, 35]) {
      await pass(seconds);
      await expect(ask({ address, writes: true })).rejects.toMatchObject({ code: 'PT429' });
    }
    await ask({ address: '203.0.113.12', writes: true });
    await ask({ address });
    await pass(31);
    await writeAll(address);
  });

  it('counts the addresses of one IPv6 network as one caller', async () => {
    await writeAll('2001:db8:1:2::1');
    await expect(ask({ address: '2001:db8:1:2::ffff', writes: true })).rejects.toMatchObject({
      code: 'PT429',
    });
    await ask({ address: '2001:db8:1:3::1', writes: true });
  });

  // PostgREST shows the check no query, so how deep lists are in each other is bounded by what there is to embed.
  it('has nothing that visitors could embed in each other', async () => {
    const embedded = await sql`
      select conname as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and has_any_column_privilege('anon', conrelid, 'select')
        and has_any_column_privilege('anon', confrelid, 'select')
      union all
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and has_any_column_privilege('anon', oid, 'select')
      union all
      select proname from pg_proc
      where pronamespace = 'public'::regnamespace and pronargs = 1 and has_function_privilege('anon', oid, 'execute')
        and proargtypes[0] in (select reltype from pg_class)`;
    expect(embedded).toEqual([]);
  });

  it('refuses a template without its package, and a package without its templates', async () => {
    const template = (packageId: string) => sql`
      insert into public.templates (package_id, slug, path, title, type, word_count, version, states, last_reviewed, law_as_of)
      values (${packageId}, 'one', ${`${packageId}/one`}, 'One', 'policy', 1, '1.0', '{MN}', current_date, current_date)`;
    await expect(template('missing')).rejects.toMatchObject({ code: '23503' });
    await sql`insert into public.template_packages (id, title, product_sku, state, version, last_updated)
      values ('kept', 'Kept', 'core-hr', 'MN', '1.0', current_date)`;
    await template('kept');
    await expect(sql`update public.templates set package_id = 'missing'`).rejects.toMatchObject({
      code: '23503',
    });
    await expect(sql`update public.template_packages set id = 'renamed'`).rejects.toMatchObject({
      code: '23503',
    });
    await expect(sql`delete from public.template_packages`).rejects.toMatchObject({ code: '23503' });
    await sql`delete from public.templates`;
    await sql`delete from public.template_packages`;
  });

  it('refuses an address that is longer than anybody means', async () => {
    await expect(ask({ path: `/${'x'.repeat(3000)}` })).rejects.toMatchObject({ code: 'PT414' });
  });

  it('lets a thousand reads of one caller through', async () => {
    await sql.begin('read only', async (request) => {
      await request`select set_config('role', 'anon', true), set_config('request.path', '/x', true),
        set_config('request.headers', '{"cf-connecting-ip": "203.0.113.14"}', true)`;
      // The locks of one transaction are its own, so a thousand calls find theirs free.
      await request`select private.check_request() from generate_series(1, 1000)`;
      expect(await request`select 1 as still_here`).toEqual([{ still_here: 1 }]);
    });
  });

  // The same triggers run for the role of Supabase Auth, whose columns are never null.
  it('lets the role of Supabase Auth confirm an account that a stranger signed up first', async () => {
    const [account] = await sql<{ id: string }[]>`
      insert into auth.users (email, encrypted_password, confirmation_token, confirmation_sent_at, raw_user_meta_data, email_change)
      values ('victim@example.com', 'the stranger’s hash', 'token', now(), '{"full_name": "Stranger"}', 'x@example.com')
      returning id`;
    const id = account?.id ?? '';
    await sql.unsafe(
      'grant all on auth.users, auth.sessions, auth.identities, auth.mfa_factors to supabase_auth_admin',
    );
    await sql.unsafe('alter role supabase_auth_admin bypassrls');
    await sql.begin(async (auth) => {
      await auth`set local role supabase_auth_admin`;
      await auth`update auth.users set confirmation_token = '', email_confirmed_at = now() where id = ${id}`;
      await auth`update auth.users set raw_user_meta_data = '{"full_name": "Stranger", "email_verified": true}' where id = ${id}`;
      await auth`insert into auth.sessions (user_id, aal) values (${id}, 'aal1')`;
    });
    const [after] = await sql`
      select encrypted_password, email_change, raw_user_meta_data ->> 'full_name' as name,
        (select full_name from public.profiles where profiles.id = users.id) as profile,
        (select count(*)::int from auth.sessions where user_id = users.id) as sessions
      from auth.users where id = ${id}`;
    expect(after).toEqual({
      encrypted_password: null,
      email_change: '',
      name: null,
      profile: null,
      sessions: 1,
    });
  });
});
