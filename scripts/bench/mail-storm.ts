import { batchSize, runQueue } from '../../supabase/functions/deliver-mail/run-queue.ts';

/** Runs one statement as the database's owner. */
export type Query = <Row>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

const victims = 200;
const networks = 5000;
const members = 40;

/** The same storm every time: a linear congruential generator, so that two runs can be compared. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Random = ReturnType<typeof randomNumbers>;

/** Two of three requests aim at one of the victims, in one of the forms that its address has; the others at made-up ones. */
function nextAddress(random: Random, n: number): string {
  if (random(3) === 0) return `made.up.${n}@example.com`;
  const victim = random(victims);
  const plain = `victim${victim}`;
  const forms = [
    plain,
    `${plain}+${random(1000)}`,
    `vic.tim${victim}`,
    `v.i.c.t.i.m${victim}+${random(1000)}`,
  ];
  return victim % 2 === 0
    ? `${forms[random(4)] ?? plain}@gmail.com`
    : `${forms[random(2)] ?? plain}@example.com`;
}

/** Buyers among the victims, and accounts that invite. */
export async function prepareStorm(query: Query): Promise<void> {
  await query(
    `insert into public.purchases (email, product_sku, provider, provider_order_id, amount_cents, currency, status, paid_at)
     select 'victim' || n || case when n % 2 = 0 then '@gmail.com' else '@example.com' end, 'core-hr', 'sandbox', 'storm-' || n,
       9900, 'USD', 'paid', now()
     from generate_series(0, ${victims - 1}) as n`,
  );
  await query(
    `insert into public.site_settings (key, value, is_public) values ('SUPPORT_EMAIL', 'owner@example.org', true)
     on conflict (key) do update set value = excluded.value`,
  );
  await query(
    `insert into public.companies (id, name, "values") select ${idOf('c')}, 'Dental ' || n, '{}' from ${eachMember}`,
  );
  await query(
    `insert into auth.users (id, email, email_confirmed_at) select ${idOf('a')}, 'member' || n || '@example.net', now()
     from ${eachMember}`,
  );
  await query(
    `insert into public.company_members (company_id, user_id, role) select ${idOf('c')}, ${idOf('a')}, 'owner' from ${eachMember}`,
  );
}

const eachMember = `generate_series(0, ${members - 1}) as n`;
const idOf = (kind: 'a' | 'c') => `('00000000-0000-4000-8000-${kind}' || lpad(n::text, 11, '0'))::uuid`;
const memberId = (kind: 'a' | 'c', n: number) =>
  `00000000-0000-4000-8000-${kind}${String(n).padStart(11, '0')}`;

interface Storm {
  /** Sign-in mails that the door let out; they are not rows of the outbox in a storm on the database alone. */
  readonly signIns: Map<string, number>;
  readonly refused: { count: number };
}

type Request = (query: Query, address: string, random: Random, storm: Storm) => Promise<unknown>;

const requests: readonly Request[] = [
  async (query, address, random, { signIns }) => {
    const [row] = await query<{ refused_by: string | null; mailbox: string }>(
      `select private.count_mail('sign-in', $1, null, $2) as refused_by, private.fold_mailbox($1) as mailbox`,
      [address, `network-${random(networks)}`],
    );
    if (row?.refused_by === null) signIns.set(row.mailbox, (signIns.get(row.mailbox) ?? 0) + 1);
  },
  (query, address, random) =>
    query(`select public.request_starter_pack(gen_random_uuid(), 'Lea', $1, '{}', 'default', $2)`, [
      address,
      `network-${random(networks)}`,
    ]),
  (query, address) =>
    query(
      `select public.submit_contact_message(gen_random_uuid(), 'Cara', $1, 'Question', 'other', 'Words')`,
      [address],
    ),
  (query, address) => query('select public.request_order_link($1)', [address]),
  async (query, address, random, { refused }) => {
    const member = random(members);
    const claims = JSON.stringify({ sub: memberId('a', member), role: 'authenticated' });
    await query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $4, true), public.invite_to_company($2, $3, 'viewer')`,
      [claims, memberId('c', member), address, memberId('a', member)],
    ).catch((error: unknown) => {
      // Too many for the day: what a caller is told. Anything else is a fault.
      if (!String(error).includes('Too many invitations')) throw error;
      refused.count += 1;
    });
  },
];

interface StormOptions {
  readonly count: number;
  readonly afterEach?: () => Promise<void>;
  readonly inFlight?: number;
  /** Whether an order comes with this request, whose receipt must not wait behind the storm. */
  readonly comesWithOrder: (n: number) => boolean;
}

/** Orders at an even pace. More than the worker may send mails wait whatever the shop does. */
export function ordersAtPace(perSecond: number): (n: number) => boolean {
  const start = performance.now();
  let orders = 0;
  return () => {
    if (((performance.now() - start) / 1000) * perSecond < orders) return false;
    orders += 1;
    return true;
  };
}

/** Sends so many requests, and orders between them. */
export async function storm(query: Query, options: StormOptions): Promise<Storm> {
  const { count, afterEach, inFlight = 1, comesWithOrder } = options;
  const random = randomNumbers(20_261_129);
  const state: Storm = { signIns: new Map(), refused: { count: 0 } };
  let sent = 0;
  const send = async () => {
    while (sent < count) {
      const n = sent++;
      const request = requests[random(requests.length)];
      await request?.(query, nextAddress(random, n), random, state);
      if (comesWithOrder(n)) {
        await query(
          `select private.queue_email('buyer-' || $1::text || '@example.org', 'receipt', '{}', 'storm-receipt:' || $1::text)`,
          [n],
        );
      }
      await afterEach?.();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, send));
  return state;
}

/** One claim of the worker, whose mails are then sent. */
export async function deliver(query: Query, most: number): Promise<void> {
  await query(
    `select public.settle_email_message(claimed.id, claimed.lease, 'sent')
     from public.claim_email_messages($1, 60) as claimed`,
    [most],
  );
}

/** What a provider takes for one mail. */
const providerMs = 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One run of the worker as deliver-mail has it, at the pace of the provider, until nothing is due or it is over. */
export async function deliverAtPace(query: Query, perSecond: number, isOver: () => boolean): Promise<void> {
  const settle = (outcome: string) => async (mail: { readonly id: string; readonly lease: string }) => {
    await query('select public.settle_email_message($1, $2, $3)', [mail.id, mail.lease, outcome]);
  };
  await runQueue<{ readonly id: string; readonly lease: string }>({
    claim: () => query('select id, lease from public.claim_email_messages($1, 60)', [batchSize]),
    async waitForTurn() {
      const [slot] = await query<{ wait: number }>('select public.reserve_mail_slot($1) as wait', [
        perSecond,
      ]);
      await pause(slot?.wait ?? 0);
      return true;
    },
    async deliver(mail) {
      await pause(providerMs);
      await settle('sent')(mail);
      return true;
    },
    putBack: settle('wait'),
    isOver,
  });
}

export interface Damage {
  readonly mostInOneMailbox: number;
  readonly receipts: number;
  readonly receiptsWaiting: number;
  /** Of those that still wait as well. */
  readonly longestReceiptSeconds: number;
  readonly ownerMails: number;
  readonly messagesStored: number;
}

export async function damageOf(query: Query, { signIns }: Storm): Promise<Damage> {
  const boxes = await query<{ mailbox: string; mails: number }>(
    `select private.fold_mailbox("to") as mailbox, count(*)::int as mails from public.email_messages
     where "to" not like '%@example.org' group by 1`,
  );
  const totals = new Map(signIns);
  for (const { mailbox, mails } of boxes) totals.set(mailbox, (totals.get(mailbox) ?? 0) + mails);
  const [rest] = await query<Omit<Damage, 'mostInOneMailbox'>>(
    `select count(*) filter (where template = 'receipt')::int as "receipts",
       count(*) filter (where template = 'receipt' and sent_at is null)::int as "receiptsWaiting",
       coalesce(max(extract(epoch from coalesce(sent_at, now()) - created_at)) filter (where template = 'receipt'), 0)::float8 as "longestReceiptSeconds",
       count(*) filter (where template like 'contact-%')::int as "ownerMails",
       (select count(*)::int from public.contact_messages) as "messagesStored"
     from public.email_messages`,
  );
  if (!rest) throw new Error('The outbox cannot be read');
  return { mostInOneMailbox: Math.max(...totals.values()), ...rest };
}
