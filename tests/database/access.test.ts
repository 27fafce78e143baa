import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothBackends, openTestShop, roles, type Role, type TestShop } from '../support/test-database';
import { accessAttempts } from './access-attempts';
import { accessMatrix, operations } from './access-matrix';
import { sampleTables } from './sample-rows';

describe.each(bothBackends)('access on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it('lists every table of the public schema', async () => {
    const tables = await shop.database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(accessMatrix).sort());
    expect(Object.keys(sampleTables).sort()).toEqual(Object.keys(accessMatrix).sort());
  });

  describe.each(Object.keys(accessMatrix))('%s', (table) => {
    it.each(operations)('%s is allowed to exactly the roles listed', async (operation) => {
      const { attempt } = accessAttempts({
        ...shop,
        query: (sql, parameters) => shop.database.query(sql, parameters),
      });
      const allowed: Role[] = [];
      for (const role of roles) {
        if (await attempt(role, operation, table)) {
          allowed.push(role);
        }
      }
      expect(allowed).toEqual(roles.filter((role) => accessMatrix[table]?.[operation].includes(role)));
    });
  });
});
