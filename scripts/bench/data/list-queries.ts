import { asAdmin, id, rpc, type DataQuery } from './query.ts';
import type { Sizes } from './sizes.ts';

interface List {
  readonly name: string;
  readonly of: keyof Sizes;
  readonly table: string;
  readonly kind: string;
  /** A state that few rows have. */
  readonly rare: string;
  /** The argument of the state, where it has another name. */
  readonly filter?: string;
  /** What finds one row, what finds one in five hundred or so, and what finds all; lists without a search have none. */
  readonly search?: { readonly one: (n: number) => string; readonly some?: string; readonly all?: string };
}

const people = { one: (n: number) => `person${n}@mail${n % 500}`, some: 'mail77', all: 'example' };

const lists: readonly List[] = [
  {
    name: 'admin_list_orders',
    of: 'purchases',
    table: 'purchases',
    kind: 'purchase',
    rare: 'disputed',
    search: { ...people, one: (n) => `order-${n}` },
  },
  {
    name: 'admin_list_users',
    of: 'users',
    table: 'profiles',
    kind: 'user',
    rare: 'admin',
    filter: 'role_filter',
    search: people,
  },
  { name: 'admin_list_leads', of: 'leads', table: 'leads', kind: 'lead', rare: 'confirmed', search: people },
  {
    name: 'admin_list_mails',
    of: 'mails',
    table: 'email_messages',
    kind: 'mail',
    rare: 'failed',
    search: people,
  },
  {
    name: 'admin_list_messages',
    of: 'messages',
    table: 'contact_messages',
    kind: 'message',
    rare: 'open',
    search: people,
  },
  {
    name: 'admin_list_events',
    of: 'purchases',
    table: 'webhook_events',
    kind: 'event',
    rare: 'held',
    filter: 'state_filter',
    search: { one: (n) => `order-${n}` },
  },
  { name: 'admin_list_reviews', of: 'reviews', table: 'reviews', kind: 'review', rare: 'pending' },
  {
    name: 'admin_list_changes',
    of: 'audit',
    table: 'audit_log',
    kind: '',
    rare: 'site_settings',
    filter: 'object_filter',
    search: { one: (n) => `order-${n}`, some: 'settings GA4', all: 'licenses' },
  },
];

function queriesOf({ name, of, table, kind, rare, filter = 'status_filter', search }: List): DataQuery[] {
  const call = (what: string, args: (n: number) => string, growth?: 'rows') =>
    asAdmin(`${name} ${what}`, (n) => rpc(name, args(n)), { of, ...(growth ? { growth } : {}) });
  const row = (n: number) => `id = ${kind === '' ? n : id(kind, n)}`;
  const cursor = (direction: string, n: number) =>
    `page_cursor => (select '${direction}|' || created_at || '|' || id from public.${table} where ${row(n)})`;
  return [
    call('first page', () => ''),
    call('page in the middle', (n) => cursor('older', n)),
    call('page before', (n) => cursor('newer', n)),
    call('rare state', () => `${filter} => '${rare}'`),
    ...(search ? [call('search for one', (n) => `search => '${search.one(n)}'`)] : []),
    ...(search?.some ? [call('search for some', () => `search => '${search.some ?? ''}'`, 'rows')] : []),
    ...(search?.all ? [call('search for all', () => `search => '${search.all ?? ''}'`)] : []),
    ...(search ? [call('search for nothing', () => `search => 'zzzz'`)] : []),
  ];
}

export const listQueries: readonly DataQuery[] = [
  ...lists.flatMap(queriesOf),
  asAdmin('admin_list_orders by license key', () =>
    rpc('admin_list_orders', `search => 'NSHR-AAAAA-BBBBB-CCCCC-DDDDD'`),
  ),
  ...(
    [
      ['id', (n) => `' || ${id('license', n)} || '`],
      ['address', (n) => `person${n}@mail${n % 500}.example.com`],
      ['admin', () => 'person1@mail1.example.com'],
    ] as const satisfies readonly (readonly [string, (n: number) => string])[]
  ).map(([what, words]) =>
    asAdmin(`admin_list_changes by ${what}`, (n) => rpc('admin_list_changes', `search => '${words(n)}'`), {
      of: 'audit',
    }),
  ),
  ...['admin_list_posts', 'admin_list_articles'].flatMap((name) => [
    asAdmin(`${name} first page`, () => rpc(name)),
    asAdmin(`${name} search`, () => rpc(name, `search => 'leave'`)),
  ]),
  ...(['purchases', 'leads', 'users', 'reviews'] as const).map((list) =>
    asAdmin(`admin_export_page of 500 ${list}`, () => rpc('admin_export_page', `'${list}', null, 500`), {
      of: list,
    }),
  ),
];
