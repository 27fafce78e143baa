import { publishableKey, type TestShop } from '../../support/test-database';
import { strangers, text, type Probe } from './probe';
import { allTables, canary, privateTables, secretValue } from './victims';

const leaks = (answer: string) => answer.includes(canary) || answer.includes(secretValue);

async function leaking(
  shop: TestShop,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const role of strangers) {
    for (const path of paths) {
      const answer = await shop
        .call(role, 'GET', path, undefined, headers)
        .catch((error: unknown) => String(error));
      if (typeof answer === 'string') {
        found.push(`${role} ${path}: ${answer}`);
        continue;
      }
      if (leaks(text(answer))) found.push(`${role} ${path}`);
      if (answer.status >= 500) found.push(`${role} ${path}: ${answer.status}`);
    }
  }
  return found;
}

export const readProbes: readonly Probe[] = [
  {
    name: '17 profiles of others',
    async attack(shop) {
      const found = await leaking(shop, ['profiles?select=*']);
      const { body } = await shop.call('customer', 'GET', 'profiles?select=id');
      return JSON.stringify(body) === JSON.stringify([{ id: shop.userIds.customer }])
        ? found
        : [...found, JSON.stringify(body)];
    },
  },
  {
    name: '19 rows of every table that belong to others',
    attack: (shop) =>
      leaking(
        shop,
        allTables.map((table) => `${table}?select=*`),
      ),
  },
  {
    name: '20 the number of rows of every private table',
    async attack(shop) {
      const found: string[] = [];
      for (const role of strangers) {
        for (const table of privateTables) {
          for (const method of ['GET', 'HEAD']) {
            const { status, headers } = await shop.call(role, method, `${table}?select=*`, undefined, {
              prefer: 'count=exact',
            });
            if (status < 300 && !(headers.get('content-range') ?? '/0').endsWith('/0'))
              found.push(`${role} ${method} ${table}: ${headers.get('content-range') ?? ''}`);
          }
        }
      }
      return found;
    },
  },
  {
    name: '22 the list of all objects, and the plan of a query',
    async attack(shop) {
      const list = await shop.call('anonymous', 'GET', '', undefined).catch(() => null);
      const plan = await shop
        .call('anonymous', 'GET', 'reviews?select=*', undefined, {
          accept: 'application/vnd.pgrst.plan+json',
        })
        .catch(() => null);
      return [
        ...(list && list.status < 300 && text(list).includes('review_contacts')
          ? ['the list of objects']
          : []),
        ...(plan && text(plan).includes('Node Type') ? ['the plan'] : []),
      ];
    },
  },
  {
    name: '23 functions that are not for the Data API',
    async attack(shop) {
      const hidden = await shop.database.query<{ name: string }>(
        `select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace order by 1`,
      );
      const names = [
        ...hidden.map(({ name }) => name),
        'pg_sleep',
        'pg_read_file',
        'set_config',
        'query_to_xml',
        'lo_import',
        'dblink',
      ];
      const found: string[] = [];
      for (const name of names) {
        const { status } = await shop.call('customer', 'POST', `rpc/${name}`, {});
        if (status < 400) found.push(`${name}: ${status}`);
      }
      return found;
    },
  },
  {
    name: '24 functions that only the server may call',
    async attack(shop) {
      const found: string[] = [];
      const tries: readonly (readonly [string, Record<string, unknown>])[] = [
        ['read_setting_secrets', {}],
        ['describe_order', { order_provider: 'sandbox', order_id: 'victim-1' }],
        ['reopen_orders', { access: [{ id: '20000000-0000-4000-8000-000000000006', holder: 1 }] }],
        ['claim_email_messages', { max_messages: 5, lease_seconds: 60 }],
        ['unsubscribe_lead', { lead_id: '20000000-0000-4000-8000-000000000006' }],
      ];
      for (const role of strangers) {
        for (const [name, args] of tries) {
          const answer = await shop.call(role, 'POST', `rpc/${name}`, args);
          if (answer.status < 400) found.push(`${role} ${name}: ${answer.status}`);
        }
      }
      return found;
    },
  },
  {
    name: '25 posts before their time and drafts',
    attack: (shop) =>
      leaking(shop, [
        'blog_posts?select=*&slug=like.victim*',
        'knowledge_base_articles?select=*&slug=like.victim*',
        'blog_posts?status=eq.scheduled',
      ]),
  },
  {
    name: '26 settings that are not public, and secrets',
    async attack(shop) {
      const found = await leaking(shop, [
        'site_settings?select=*',
        'site_settings?key=eq.ADMIN_EMAILS',
        'setting_secrets?select=*',
      ]);
      const byAdmin = await shop.call('admin', 'GET', 'site_settings?select=*');
      return text(byAdmin).includes(secretValue) ? [...found, 'a secret shown to the admin'] : found;
    },
  },
  {
    name: '28 tables whose changes are told to who listens',
    attack: async (shop) =>
      (await shop.database.query('select tablename from pg_publication_tables')).map((row) =>
        JSON.stringify(row),
      ),
  },
  {
    name: '29 a list of everything by GraphQL',
    async attack(shop) {
      const request = new Request('http://127.0.0.1/graphql/v1', {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: '{"query":"{ __schema { types { name } } }"}',
      });
      const { status } = await shop.database.fetch(request, null);
      const extensions = await shop.database.query(
        `select extname from pg_extension where extname = 'pg_graphql'`,
      );
      return status < 400 || extensions.length > 0 ? [`${status}, ${JSON.stringify(extensions)}`] : [];
    },
  },
  {
    name: '31 filters on the address of a review',
    async attack(shop) {
      const found: string[] = [];
      for (const filter of [
        'email=like.*victim*',
        'email=like.*nobody*',
        'or=(email.like.*victim*,email.like.*x*)',
        'email=not.is.null',
        'and=(email.ilike.*canary*)',
        `email=eq.${canary}`,
      ]) {
        const { body } = await shop.call('anonymous', 'GET', `reviews?select=id&${filter}`);
        if (Array.isArray(body) && body.length > 0) found.push(filter);
      }
      return found;
    },
  },
  {
    name: '32 orders, aggregates, casts and embeds that would tell an address',
    attack: (shop) =>
      leaking(shop, [
        'reviews?select=*&order=email.asc',
        'reviews?select=email.max()',
        'reviews?select=email::text',
        'reviews?select=id,review_contacts(*)',
        'reviews?select=*,review_contacts!inner(email)',
        'review_contacts?select=email',
        'licenses?select=*,purchases(*)',
      ]),
  },
  {
    name: '35 addresses at rest in a table that the public reads',
    async attack(shop) {
      const rows = await shop.database.query('select id from public.reviews where email is not null');
      return rows.map((row) => JSON.stringify(row));
    },
  },
  {
    name: '37 the address behind a review, which an embed tells the owner and nobody else',
    async attack(shop) {
      const embed = 'reviews?select=id,first_name,review_contacts(email)';
      const { body } = await shop.call('admin', 'GET', `${embed}&first_name=eq.Victim`);
      const told = JSON.stringify(body).includes(canary) ? [] : ['the owner is not told'];
      return [...told, ...(await leaking(shop, [embed, `${embed}&review_contacts=not.is.null`]))];
    },
  },
  {
    name: '103 more rows than a page holds',
    async attack(shop) {
      const { body } = await shop.call('anonymous', 'GET', 'law_facts?select=key&limit=99999999');
      return Array.isArray(body) && body.length > 1000 ? [`${body.length} rows`] : [];
    },
  },
];
