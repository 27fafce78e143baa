import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acts } from '../support/strangers/acts';
import { openTestShop, type TestShop } from '../support/test-database';
import { callsFromOutside, functionsFromOutside, routesOfAuth, type Asks } from './ways-in';
import { waysOfStrangers } from './ways-of-strangers';

const functionsFolder = new URL('../../supabase/functions/', import.meta.url);
const authFolder = new URL('../../supabase/local/gotrue-parity/', import.meta.url);
const read = (path: string, folder: URL) => readFileSync(new URL(path, folder), 'utf8');

const handlers = readdirSync(functionsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({ name }) => ({ name, source: read(`${name}/handler.ts`, functionsFolder) }));
const authSources = readdirSync(authFolder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => read(name, authFolder))
  .join('\n');

/** Whose calls a handler takes: every way to say it that lets somebody in from outside. */
const lettingIn =
  /'(?:anybody|publishable-key)'|\b(?:licenseHolder|signedIn|requireToken|readOrderAccess|readToken)\b/;
const shutting = /'(?:admin|admin-or-worker|secret-key)'/;

/** What proves something, by the name of the argument. */
const proving = '(^|_)(token|code|secret|nonce|link|invitation|access|license_key)(_|$)';

const routesIn = (source: string, prefix: string) =>
  [...source.matchAll(/^ {2}'((?:GET|POST|PUT|PATCH|DELETE) )(\S*)':/gm)].map(
    ([, method = '', path = '']) => `${method}${prefix}${path}`,
  );

// Made from the code and the grants, so that a way that is built later has to say what it asks.
describe('every way in', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop('pglite');
  });
  afterAll(() => shop.close());

  it('is listed: the functions', () => {
    for (const { name, source } of handlers) {
      expect(lettingIn.test(source) || shutting.test(source), `${name} says whom it lets in`).toBe(true);
    }
    const open = handlers.filter(({ source }) => lettingIn.test(source)).map(({ name }) => name);
    expect(open.sort()).toEqual(Object.keys(functionsFromOutside).sort());
  });

  it('is listed: the calls of the database', async () => {
    const open = await shop.database.query<{ name: string }>(
      `select distinct called.proname as name from pg_proc as called
       where called.pronamespace = 'public'::regnamespace and (
         has_function_privilege('anon', called.oid, 'execute')
         or (exists (select from unnest(called.proargnames[1:called.pronargs]) as argument where argument ~ $1)
           and (has_function_privilege('authenticated', called.oid, 'execute')
             or has_function_privilege('service_role', called.oid, 'execute'))))
       order by 1`,
      [proving],
    );
    expect(open.map(({ name }) => name)).toEqual(Object.keys(callsFromOutside).sort());
  });

  it('is listed: the routes of the embedded auth', () => {
    const routes = [
      ...routesIn(read('gotrue-parity.ts', authFolder), ''),
      ...routesIn(read('factors.ts', authFolder), '/auth/v1/factors/'),
    ];
    expect(routes.sort()).toEqual(Object.keys(routesOfAuth).sort());
  });

  it('is gone through by the two strangers of the property test, or says why not', () => {
    const known = { ...functionsFromOutside, ...callsFromOutside, ...routesOfAuth };
    expect(Object.keys(waysOfStrangers).sort()).toEqual(Object.keys(known).sort());
    for (const [way, tried] of Object.entries(waysOfStrangers)) {
      if ('act' in tried) expect(Object.keys(acts), way).toContain(tried.act);
      else expect(tried.none.length, way).toBeGreaterThan(20);
    }
  });

  const ways: readonly (readonly [string, Asks, string])[] = [
    ...handlers.flatMap(({ name, source }) => {
      const asks = functionsFromOutside[name];
      return asks ? [[name, asks, source] as const] : [];
    }),
    ...Object.entries(callsFromOutside).map(([name, asks]) => [name, asks, `public.${name}`] as const),
    ...Object.entries(routesOfAuth).flatMap(([name, list]) =>
      list.map((asks) => [name, asks, authSources] as const),
    ),
  ];

  it.each(ways)('%s asks the table of proofs or says why not', async (_name, asks, source) => {
    if ('none' in asks) {
      expect(asks.none.length).toBeGreaterThan(20);
      return;
    }
    const [schema = '', called = ''] = asks.by.split('.');
    // Functions name the call alone, the embedded auth names it with its schema.
    expect(source).toContain(schema === 'public' ? called : asks.by);
    const [known] = await shop.database.query<{ causes: string; source: string }>(
      `select (select pg_get_constraintdef(oid) from pg_constraint where conname = 'proofs_cause_check') as causes,
         (select prosrc from pg_proc where pronamespace = $1::regnamespace and proname = $2) as source`,
      [schema, called],
    );
    expect(known?.causes, 'a cause of the table').toContain(`'${asks.cause}'`);
    expect(known?.source).toMatch(/private\.(?:proofs|use_link|use_proof|try_proof|take_try)\b/);
    // The cause is named by the function itself or by who calls it with one.
    expect(`${known?.source}\n${source}`).toContain(`'${asks.cause}'`);
  });
});
