import { codeTo } from '../mailed-codes';
import { fetchAll, withAccess } from '../order-link';
import { proveSignUp, signUpWithWord } from '../sign-up-word';
import { appActs, visitWithApp } from './app-acts';
import {
  accountOf,
  newOrder,
  readMailbox,
  rpc,
  signIn,
  takeInvitations,
  takeLink,
  tokenOf,
  type Person,
  type World,
} from './world';

const strangersPassword = 'the-password-of-a-stranger';
const thirdsPassword = 'the-password-of-the-third';

type Act = (world: World, actor: Person, other: Person) => Promise<unknown>;

interface Order {
  readonly id: string;
  readonly license: string;
  readonly order: string;
}

const ordersOf = ({ shop }: World, email: string) =>
  shop.database.query<Order>(
    `select purchase.id, license.id as license, purchase.provider_order_id as order
     from public.purchases as purchase join public.licenses as license on license.purchase_id = purchase.id
     where purchase.email = $1 order by purchase.created_at`,
    [email],
  );

async function moveLicense(world: World, from: Person, to: Person): Promise<void> {
  const [order] = await ordersOf(world, from.email);
  if (!order) return;
  await world.shop.call('admin', 'POST', 'rpc/admin_move_license', {
    license_id: order.license,
    new_email: to.email,
    reason: 'Typing error',
  });
  await takeLink(world, to, order.order);
}

async function invite(world: World, by: Person, email: string): Promise<void> {
  const { body } = await world.shop.callWith(tokenOf(by), 'GET', 'companies?select=id');
  for (const { id } of Array.isArray(body) ? (body as { id: string }[]) : []) {
    const new_role = world.choose.pick(['owner', 'adviser', 'viewer']);
    await rpc(world, by, 'invite_to_company', { company: id, address: email, new_role });
  }
}

const ask = (world: World, path: string, body: object, token?: string) =>
  world.shop.auth('POST', path, body, token);

/** What two strangers may do, and what they bring the owner to. */
export const acts: Readonly<Record<string, Act>> = {
  ...appActs,
  'signs up with the address of the third': async (world, actor) => {
    const { email } = world.third;
    actor.passwords.set(email, strangersPassword);
    await ask(world, 'signup', { email, password: strangersPassword, data: { full_name: 'Stranger' } });
  },
  'shows the word of a sign-up with the address of the third': async ({ shop, third }, actor) => {
    const typed = { email: third.email, password: strangersPassword, word: 'the word of a stranger' };
    actor.passwords.set(third.email, strangersPassword);
    const account = await signUpWithWord(shop, typed);
    for (const token of ['', '12345678', codeTo(shop, actor.email)]) {
      await proveSignUp(shop, account, token, typed.word);
    }
  },
  'asks for a sign-in mail to the third': (world) =>
    ask(world, world.choose.pick(['otp', 'magiclink']), { email: world.third.email, create_user: true }),
  'asks for a new password of the third': (world) => ask(world, 'recover', { email: world.third.email }),
  'asks for the sign-up mail once more': (world) =>
    ask(world, 'resend', { type: 'signup', email: world.third.email }),
  'moves the account to the address of the third': async (world, actor) => {
    const { status } = await world.shop.auth('PUT', 'user', { email: world.third.email }, tokenOf(actor));
    if (status === 200 && world.choose.chance(0.8)) await readMailbox(world, actor);
  },
  'enters the code of a mail of their own': (world, actor) => readMailbox(world, actor),
  'signs in by a mail': async (world, actor) => {
    await ask(world, 'otp', { email: actor.email, create_user: true });
    await readMailbox(world, actor);
  },
  'signs in by password': (world, actor) =>
    signIn(world, actor, world.choose.pick([actor.email, world.third.email])),
  'chooses another password': async (world, actor) => {
    const password = `${strangersPassword} ${world.choose.next()}`;
    const { status, body } = await world.shop.auth('PUT', 'user', { password }, tokenOf(actor));
    if (status === 200) actor.passwords.set((body as { email: string }).email, password);
  },
  'asks for the orders of a mailbox': async (world, actor) => {
    await fetchAll(world.functions, 'find-order', {
      email: world.choose.pick([actor.email, world.third.email]),
    });
    for (const { order } of await ordersOf(world, actor.email)) await takeLink(world, actor, order);
  },
  'writes answers into licenses by a link': async (world, actor) => {
    const licenses = await ordersOf(world, world.choose.pick([actor.email, world.third.email]));
    for (const access of actor.accessTokens) {
      for (const { license } of licenses) {
        const body = { license_id: license, answers: { company_name: 'Strange Foods' } };
        await fetchAll(world.functions, 'license-answers', body, withAccess(access));
      }
    }
  },
  'claims purchases': (world, actor) => rpc(world, actor, 'claim_purchases_for_user'),
  'invites the other stranger': async (world, actor, other) => {
    await invite(world, actor, other.email);
    if (world.choose.chance(0.7)) await takeInvitations(world, other);
  },
  'invites the third': (world, actor) => invite(world, actor, world.third.email),
  'accepts invitations': (world, actor) => takeInvitations(world, actor),
  'has the owner move a license to the third': (world, actor) => moveLicense(world, actor, world.third),
  'has the owner move a license to the other': (world, actor, other) => moveLicense(world, actor, other),
  'ends the links of the third’s orders': async (world, actor) => {
    for (const { id } of await ordersOf(world, world.third.email)) {
      await rpc(world, actor, 'end_my_order_links', { purchase_id: id });
    }
  },
  'guesses codes': async (world, actor) => {
    // The codes of the own mailbox among them: a code is of one address.
    for (const token of [codeTo(world.shop, actor.email), '00000000', '12345678']) {
      const type = world.choose.pick(['magiclink', 'recovery', 'signup', 'email_change']);
      await ask(world, 'verify', { type, email: world.third.email, token });
    }
  },
};

/** The third opens the shop: enters the code of the newest mail, takes invitations, claims what was bought, and writes answers. */
async function visit(world: World): Promise<void> {
  const { choose, third } = world;
  if (world.hasApp) return visitWithApp(world);
  await readMailbox(world, third);
  if (tokenOf(third) === '') return;
  if (choose.chance(0.5)) await takeInvitations(world, third);
  if (choose.chance(0.7)) await rpc(world, third, 'claim_purchases_for_user');
  if (choose.chance(0.3)) {
    await world.shop.auth('PUT', 'user', { password: thirdsPassword }, tokenOf(third));
    third.passwords.set(third.email, thirdsPassword);
  }
  if (choose.chance(0.3)) {
    const id = crypto.randomUUID();
    const made = await rpc(world, third, 'create_company', { new_id: id, company_name: world.secret });
    if (made.status === 200) {
      world.companies.add(id);
      await rpc(world, third, 'save_company_values', {
        company: id,
        answers: { company_name: world.secret },
      });
    }
  }
  if (choose.chance(0.2)) await newOrder(world, third, await accountOf(world, third));
  if (choose.chance(0.1)) {
    for (const { id } of await ordersOf(world, third.email)) {
      await rpc(world, third, 'end_my_order_links', { purchase_id: id });
    }
  }
}

/** One act of a stranger; the third may look into the mailbox afterwards. */
export async function actOnce(world: World, names: readonly string[]): Promise<void> {
  const { choose, strangers, third } = world;
  const actor = choose.pick(strangers);
  const name = choose.pick(names);
  world.story.push(`${actor.email} ${name}`);
  await acts[name]?.(world, actor, actor === strangers[0] ? strangers[1] : strangers[0]);
  if (choose.chance(0.6)) {
    world.story.push(`(${third.email} visits)`);
    await visit(world);
  }
}
