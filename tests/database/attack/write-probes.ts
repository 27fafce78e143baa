import { sampleTables } from '../sample-rows';
import { changesNothing, strangers, type Probe } from './probe';
import { allTables, canary, victims } from './victims';

const review = { product_sku: 'core-hr', rating: 5, first_name: 'Probe', review_text: 'Fine.' };

export const writeProbes: readonly Probe[] = [
  {
    name: '1 a customer makes himself an admin',
    async attack(shop) {
      const me = shop.userIds.customer;
      await shop.call('customer', 'PATCH', `profiles?id=eq.${me}`, { role: 'admin' });
      const rows = await shop.database.query<{ role: string }>(
        'select role from public.profiles where id = $1',
        [me],
      );
      return rows[0]?.role === 'customer' ? [] : ['the role was taken'];
    },
  },
  {
    name: '2 a role is slipped in beside a name',
    async attack(shop) {
      const me = shop.userIds.customer;
      await shop.call('customer', 'PATCH', `profiles?id=eq.${me}`, { full_name: 'Slipped', role: 'admin' });
      const rows = await shop.database.query<{ role: string; full_name: string }>(
        'select role, full_name from public.profiles where id = $1',
        [me],
      );
      return rows[0]?.role === 'customer' && rows[0].full_name !== 'Slipped'
        ? []
        : ['part of the change was kept'];
    },
  },
  {
    name: '4 profiles are made and removed by hand',
    attack: (shop) =>
      changesNothing(
        shop,
        strangers.flatMap((role) => [
          [
            role,
            'POST',
            'profiles',
            { id: crypto.randomUUID(), email: 'new@example.com', role: 'admin' },
          ] as const,
          [role, 'DELETE', `profiles?id=eq.${shop.userIds['other-customer']}`] as const,
          [
            role,
            'PATCH',
            `profiles?id=eq.${shop.userIds['other-customer']}`,
            { full_name: 'Taken' },
          ] as const,
        ]),
      ),
  },
  {
    name: '7 a customer asks to be the admin that the settings name',
    async attack(shop) {
      const { body } = await shop.call('customer', 'POST', 'rpc/ensure_admin_role', {});
      return body === true ? ['admin for asking'] : [];
    },
  },
  {
    name: '14 a customer writes where only the owner writes',
    attack: (shop) =>
      changesNothing(
        shop,
        strangers.flatMap((role) => [
          [role, 'POST', 'blog_posts', { slug: 'victim-hack', title: 'Hacked', status: 'draft' }] as const,
          [role, 'POST', 'content_calendar', { topic: 'Hack', target_month: 1, target_year: 2027 }] as const,
          [
            role,
            'POST',
            'exports',
            { file_path: 'x', package_name: 'core-hr', format: 'docx', mode: 'blank' },
          ] as const,
          [role, 'POST', 'ai_runs', { status: 'running', model: 'x' }] as const,
          [role, 'POST', 'site_settings', { key: 'GA4_ID', value: 'G-ABC123DEF4' }] as const,
          [role, 'PATCH', 'reviews?first_name=eq.Victim', { status: 'rejected' }] as const,
          [role, 'PATCH', 'site_settings?key=eq.ADMIN_EMAILS', { value: 'customer@example.com' }] as const,
          [role, 'PATCH', `blog_posts?id=eq.${victims.post}`, { status: 'published' }] as const,
        ]),
      ),
  },
  {
    name: '34 the same address reviews twice and is answered alike, and the first one stays',
    async attack(shop) {
      const send = (change: object = {}) =>
        shop.call(
          'anonymous',
          'POST',
          'reviews',
          { ...review, email: canary, status: 'pending', ...change },
          { prefer: 'return=minimal' },
        );
      const [known, again] = [await send(), await send({ rating: 1, review_text: 'Terrible.' })];
      const replaced = await shop.database.query(
        `select id from public.reviews where review_text = 'Terrible.'`,
      );
      const unknown = await shop.call(
        'anonymous',
        'POST',
        'reviews',
        { ...review, email: 'fresh@example.com' },
        { prefer: 'return=minimal' },
      );
      await shop.database.query(`delete from public.reviews where first_name = 'Probe'`);
      return [
        ...(known.status === again.status && known.status === unknown.status
          ? []
          : [`${known.status}, ${again.status}, ${unknown.status}`]),
        ...replaced.map(() => 'a stranger took the place of the first review'),
      ];
    },
  },
  {
    name: '38 a review brings its own status, id, date and mark of a buyer',
    async attack(shop) {
      const forged = {
        id: crypto.randomUUID(),
        created_at: '2020-01-01T00:00:00Z',
        moderated_at: '2020-01-01T00:00:00Z',
        verified: true,
      };
      for (const status of ['approved', 'pending']) {
        await shop.call(
          'anonymous',
          'POST',
          'reviews',
          { ...review, ...forged, status, email: `${status}@example.com` },
          { prefer: 'return=minimal' },
        );
      }
      const wrong = await shop.database.query(
        `delete from public.reviews where first_name = 'Probe' returning id, status, verified, created_at, moderated_at`,
      );
      return (
        wrong as {
          id: string;
          status: string;
          verified: boolean;
          created_at: unknown;
          moderated_at: unknown;
        }[]
      )
        .filter(
          (row) =>
            row.id === forged.id ||
            row.status !== 'pending' ||
            row.verified ||
            row.moderated_at !== null ||
            new Date(String(row.created_at)).getFullYear() === 2020,
        )
        .map((row) => JSON.stringify(row));
    },
  },
  {
    name: '40 reviews that are none',
    attack: (shop) =>
      changesNothing(
        shop,
        [
          { rating: 0 },
          { rating: 6 },
          { rating: -1 },
          { rating: null },
          { first_name: ' ' },
          { email: 'none' },
          { review_text: 'x'.repeat(2001) },
          { product_sku: 'unknown' },
        ].map(
          (wrong) =>
            ['anonymous', 'POST', 'reviews', { ...review, email: 'probe@example.com', ...wrong }] as const,
        ),
      ),
  },
  {
    name: '41 a thousand reviews in one request',
    // Two as well: the limit per hour refuses a thousand even where a list is allowed.
    attack: (shop) =>
      changesNothing(
        shop,
        [1000, 2].map((length) => {
          const list = Array.from({ length }, (_, n) => ({ ...review, email: `bulk${n}@example.com` }));
          return ['anonymous', 'POST', 'reviews', list] as const;
        }),
      ),
  },
  {
    name: '44 votes and views for what is not published',
    attack: (shop) =>
      changesNothing(shop, [
        ['anonymous', 'POST', 'rpc/vote_article_helpful', { slug: 'victim-article', helpful: true }],
        ['anonymous', 'POST', 'rpc/record_article_view', { slug: 'victim-article' }],
        ['anonymous', 'POST', 'rpc/record_article_view', { slug: 'no-such-article' }],
      ]),
  },
  {
    name: '46 a customer gives himself a purchase and a license',
    attack: (shop) =>
      changesNothing(shop, [
        [
          'customer',
          'POST',
          'purchases',
          {
            user_id: shop.userIds.customer,
            email: 'customer@example.com',
            product_sku: 'core-hr',
            provider: 'sandbox',
            provider_order_id: 'mine',
            amount_cents: 0,
            paid_at: '2026-01-01',
          },
        ],
        [
          'customer',
          'POST',
          'licenses',
          {
            user_id: shop.userIds.customer,
            purchase_id: victims.barePurchase,
            product_sku: 'core-hr',
            license_key: 'MINE',
          },
        ],
        ['customer', 'PATCH', `licenses?id=eq.${victims.license}`, { user_id: shop.userIds.customer }],
        ['customer', 'PATCH', `purchases?id=eq.${victims.purchase}`, { user_id: shop.userIds.customer }],
      ]),
  },
  {
    name: '47 leads and messages straight into their tables',
    attack: (shop) =>
      changesNothing(
        shop,
        strangers.flatMap((role) => [
          [role, 'POST', 'leads', { email: 'direct@example.com', status: 'confirmed' }] as const,
          [
            role,
            'POST',
            'contact_messages',
            { name: 'A', email: 'a@example.com', subject: 'x', message: 'x' },
          ] as const,
          [
            role,
            'POST',
            'email_messages',
            { to: canary, template: 'receipt', idempotency_key: 'direct' },
          ] as const,
          [
            role,
            'POST',
            'audit_log',
            { actor: shop.userIds.admin, actor_email: 'x', action: 'insert', object: 'x', object_id: 'x' },
          ] as const,
        ]),
      ),
  },
  {
    name: '49 changes and deletions without a filter, on every table',
    attack: (shop) =>
      changesNothing(
        shop,
        strangers.flatMap((role) =>
          allTables.flatMap((table) => [
            [role, 'PATCH', table, sampleTables[table]?.change] as const,
            [role, 'DELETE', table] as const,
          ]),
        ),
      ),
  },
];
