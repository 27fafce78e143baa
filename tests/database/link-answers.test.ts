import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, giveCompany, newCustomer, type Customer } from '../support/customers';
import { functionNames, functionsFolder, linkDoors, type Link } from '../support/link-doors';
import { documentPath, publishText, stockDocument } from '../support/changed-document';
import {
  fetchAll,
  openFile,
  openLink,
  receiptToken,
  withAccess,
  withSession,
  type Headers,
} from '../support/order-link';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { openTestFunctions, type TestFunctions } from '../support/test-functions';

const answers = { company_name: 'Orchid Canyon Dental', company_address: '77 Heron Wharf, Duluth' };
/** Nothing else in the shop has these words. */
const secrets = /Orchid Canyon|Heron Wharf|Priya Preparer/;

const policy = (version: string) => `---
title: Pay Policy
type: Policy Document
package: core-hr-pack-mn
order: 1
version: "${version}"
states: [MN]
last_reviewed: 2026-11-21
law_as_of: 2026-11-21
summary: A policy for tests.
placeholders:
  company_name: profile
  company_address: profile
---

# Pay Policy

{{company_name}}, {{company_address}}, pays on time. Version ${version} for {{company_name}}.
`;

describe('the list of functions', () => {
  it('names each of them', () => {
    expect(Object.keys(linkDoors).sort()).toEqual([...functionNames].sort());
  });

  it('says of each that reads a token how it is asked', () => {
    const reads = functionNames.filter((name) =>
      readdirSync(new URL(`${name}/`, functionsFolder))
        .filter((file) => file.endsWith('.ts'))
        .some((file) =>
          /licenseHolder|requireToken|readOrderAccess/.test(
            readFileSync(new URL(`${name}/${file}`, functionsFolder), 'utf8'),
          ),
        ),
    );
    expect(reads.length).toBeGreaterThan(8);
    expect(reads.filter((name) => linkDoors[name] === null)).toEqual([]);
  });
});

// Attack catalog: 155
describe.each(backends)('an account’s order by its link on %s', (backend) => {
  let shop: TestShop;
  let functions: TestFunctions;
  let buyer: Customer;
  let opened: Link;
  /** Made by the link before the order had an account. */
  let guestFile: string;

  beforeAll(async () => {
    shop = await openTestShop(backend);
    functions = openTestFunctions(shop, { baseUrl: '', timeoutMs: 1000 });
    await stockDocument(shop);
    await shop.database.query(
      `update public.templates set type = 'Policy Document', title = 'Pay Policy', formats = '{docx,pdf}'`,
    );
    await publishText(shop, 2, '1.1', policy('1.1'));
    await publishText(shop, 3, '1.2', policy('1.2'));
    buyer = await newCustomer(shop, 'holder');
    opened = await buyAsGuest();
    await fetchAll(
      functions,
      'license-answers',
      { license_id: opened.license, answers },
      withAccess(opened.access),
    );
    const made = await fetchAll(functions, 'license-download', companyFile(), withAccess(opened.access));
    expect(made.text, 'the buyer without an account sees their own answers').toMatch(secrets);
    guestFile = made.body['url'] as string;

    await shop.callWith(buyer.token, 'POST', 'rpc/claim_purchases_for_user', {});
    await shop.database.query(
      `update public.companies set prepared_by = 'Priya Preparer' where id in (select company_id from public.licenses where id = $1)`,
      [opened.license],
    );
  });
  afterAll(() => shop.close());

  async function buyAsGuest(): Promise<Link> {
    const order = `link-${crypto.randomUUID()}`;
    const purchase = await buy(shop, buyer.email, null, order);
    await shop.database.query(`update public.order_links set expires_at = now() + interval '30 days'`);
    const [license] = await shop.database.query<{ id: string; license_key: string }>(
      'select id, license_key from public.licenses where purchase_id = $1',
      [purchase],
    );
    const link = await receiptToken(shop, order);
    const access = (await openLink(functions, link)).body['accessToken'] as string;
    return { license: license?.id ?? '', key: license?.license_key ?? '', order, link, access };
  }
  const companyFile = () => ({
    license_id: opened.license,
    template: documentPath,
    format: 'docx',
    mode: 'company',
  });
  const forgetLimits = () => shop.database.query('delete from private.rate_limits');
  const ask = async (name: string, body: unknown, headers: Headers) => {
    await forgetLimits();
    return fetchAll(functions, name, body, headers);
  };

  it('belongs to the account, and so do its answers', async () => {
    expect(
      await shop.database.query(
        `select company."values" from public.licenses as license join public.companies as company on company.id = license.company_id
         where license.id = $1`,
        [opened.license],
      ),
    ).toEqual([{ values: answers }]);
  });

  it.each(Object.entries(linkDoors).flatMap(([name, ways]) => (ways ? [[name, ways] as const] : [])))(
    '%s shows nothing of the company, and has it with the session',
    async (name, ways) => {
      const session = withSession(buyer.token);
      for (const { what, body, isPlain, refusal } of ways(opened)) {
        const seen = await ask(name, body, withAccess(opened.access));
        expect(seen.text, `${what} by the link`).not.toMatch(secrets);
        if (refusal !== undefined) expect(seen.status, what).toBe(refusal);
        else if (!isPlain) expect(seen.status, `${what}: ${seen.text}`).toBe(200);
        if (!isPlain) {
          const own = await ask(name, body, session);
          expect(own.status, `${what}: ${own.text.slice(0, 300)}`).toBe(200);
          expect(own.text, `${what} by the session`).toMatch(secrets);
        }
      }
    },
    60_000,
  );

  it('shows nothing of it to a link, whatever the function and the company that is asked for', async () => {
    const [{ company } = { company: '' }] = await shop.database.query<{ company: string }>(
      'select company_id as company from public.licenses where id = $1',
      [opened.license],
    );
    const found: string[] = [];
    for (const name of functionNames.filter((known) => known !== 'verify-license')) {
      const everything = {
        ...{ license_id: opened.license, license_ids: [opened.license], company_id: company },
        ...{ token: opened.link, access_token: opened.access, order_id: opened.order, key: opened.key },
        ...{ template: documentPath, format: 'docx', mode: 'company', action: 'link' },
      };
      const ways = linkDoors[name]?.(opened) ?? [{ what: 'everything', body: everything }];
      for (const { what, body } of ways) {
        const seen = await ask(name, { ...body, company_id: company }, withAccess(opened.access));
        if (secrets.test(seen.text)) found.push(`${name}: ${what}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('shows nothing by the address of a file that was made before there was an account', async () => {
    const seen = await openFile(functions, guestFile);
    expect(seen.text).not.toMatch(secrets);
    expect(seen.status).toBe(400);
  });

  it('is filled for a session by the address of its file, which has no session of its own', async () => {
    const made = await ask('license-download', companyFile(), withSession(buyer.token));
    expect(made.text).toMatch(secrets);
    expect((await openFile(functions, made.body['url'] as string)).text).toMatch(secrets);
  });

  it('shows nothing either where the account has answers and the license no company', async () => {
    await giveCompany(shop, buyer.id, { company_name: 'Another of theirs' });
    await shop.database.query('update public.licenses set company_id = null where id = $1', [opened.license]);
    for (const [name, ways] of Object.entries(linkDoors)) {
      for (const { what, body } of ways?.(opened) ?? []) {
        const seen = await ask(name, body, withAccess(opened.access));
        expect(seen.text, `${name}: ${what}`).not.toMatch(secrets);
      }
    }
  });
});
