import { signToken } from '../../../supabase/functions/_shared/links/signed-token';
import { buy, giveCompany, newCustomer, newEmail } from '../customers';
import { codeTo } from '../mailed-codes';
import { fetchAll, openLink, receiptToken, withAccess } from '../order-link';
import type { Chooser } from '../random-queries/chooser';
import type { TestShop } from '../test-database';
import { linkSigningKey, type TestFunctions } from '../test-functions';

/** Somebody and all that they have ever held. */
export interface Person {
  readonly email: string;
  readonly tokens: Set<string>;
  readonly refreshTokens: Set<string>;
  /** Address and password, as they would type them. */
  readonly passwords: Map<string, string>;
  readonly links: Set<string>;
  readonly accessTokens: Set<string>;
  /** Secrets of authenticator apps, by the id of the factor. */
  readonly apps: Map<string, string>;
  readonly recoveryCodes: Set<string>;
}

export interface World {
  readonly shop: TestShop;
  readonly functions: TestFunctions;
  readonly choose: Chooser;
  readonly strangers: readonly [Person, Person];
  readonly third: Person;
  /** In everything that the third alone has written. */
  readonly secret: string;
  /** Companies that the third has made. */
  readonly companies: Set<string>;
  /** Whether the third is an admin with an app, whose password the strangers know. */
  readonly hasApp: boolean;
  /** What happened, for the report. */
  readonly story: string[];
}

interface Session {
  readonly access_token?: string;
  readonly refresh_token?: string;
}

export const newPerson = (email: string): Person => ({
  email,
  tokens: new Set(),
  refreshTokens: new Set(),
  passwords: new Map(),
  links: new Set(),
  accessTokens: new Set(),
  apps: new Map(),
  recoveryCodes: new Set(),
});

/** The newest access token of a person; empty if there was none. */
export const tokenOf = ({ tokens }: Person) => [...tokens].at(-1) ?? '';

export function keepSession(person: Person, answer: unknown): void {
  const { access_token, refresh_token } = (answer ?? {}) as Session;
  if (access_token) person.tokens.add(access_token);
  if (refresh_token) person.refreshTokens.add(refresh_token);
}

/** Calls a function of the database as a person, who may be refused. */
export const rpc = ({ shop }: World, person: Person, name: string, args: object = {}) =>
  shop.callWith(tokenOf(person), 'POST', `rpc/${name}`, args);

/** Enters the code of the newest mail in the person's own mailbox, whatever that mail is for. */
export async function readMailbox(world: World, person: Person): Promise<void> {
  const token = codeTo(world.shop, person.email);
  if (token === '') return;
  for (const type of ['email_change', 'magiclink', 'recovery', 'signup']) {
    const { status, body } = await world.shop.auth('POST', 'verify', { type, email: person.email, token });
    if (status === 200) {
      world.story.push(`(${person.email} enters the code of a mail as ${type})`);
      keepSession(person, body);
      return;
    }
  }
}

export async function signIn(world: World, person: Person, email = person.email): Promise<void> {
  const password = person.passwords.get(email);
  if (password !== undefined) {
    keepSession(
      person,
      (await world.shop.auth('POST', 'token?grant_type=password', { email, password })).body,
    );
  }
}

/** The receipt's link of an order in the mailbox that it is sent to, and what it opens. */
export async function takeLink(world: World, person: Person, order: string): Promise<void> {
  const token = await receiptToken(world.shop, order);
  person.links.add(token);
  const access = (await openLink(world.functions, token)).body['accessToken'];
  if (typeof access === 'string') person.accessTokens.add(access);
}

/** The links of invitations to a mailbox. */
export async function takeInvitations(world: World, person: Person): Promise<void> {
  const mailed = await world.shop.database.query<{ id: string; version: number }>(
    'select id, token_version as version from public.company_invitations where email = $1 and accepted_at is null',
    [person.email],
  );
  for (const { id, version } of mailed) {
    const token = await signToken(linkSigningKey, 'company-invitation', { invitation: id, version });
    await fetchAll(
      world.functions,
      'accept-invitation',
      { token },
      { authorization: `Bearer ${tokenOf(person)}` },
    );
  }
}

async function newAccount(shop: TestShop, name: string): Promise<Person & { readonly id: string }> {
  const { email, id, token } = await newCustomer(shop, name);
  const person = newPerson(email);
  const session = await shop.signIn(email);
  keepSession(person, session);
  person.passwords.set(email, 'correct-horse-battery');
  person.tokens.add(token);
  return { ...person, id };
}

/** The account that has the mailbox of a person now, if any. */
export async function accountOf({ shop }: World, { email }: Person): Promise<string | null> {
  const [account] = await shop.database.query<{ id: string }>('select id from auth.users where email = $1', [
    email,
  ]);
  return account?.id ?? null;
}

/** A paid order with its receipt link. Answers its number. */
export async function newOrder(world: World, person: Person, account: string | null): Promise<string> {
  const number = newEmail('order');
  await buy(world.shop, person.email, account, number);
  await world.shop.database.query(
    `update public.order_links set expires_at = now() + interval '30 days' where provider_order_id = $1`,
    [number],
  );
  return number;
}

/**
 * Two strangers with accounts, an order and a company of the first; the third has an order, and an account or none, or is an admin with
 * an app, which `app-acts.ts` begins.
 */
export async function newWorld(
  shop: TestShop,
  functions: TestFunctions,
  choose: Chooser,
  hasApp = choose.chance(0.3),
): Promise<World> {
  const [first, second] = [await newAccount(shop, 'first'), await newAccount(shop, 'second')];
  const secret = `Secret Bakery ${crypto.randomUUID()}`;
  const hasAccount = hasApp || choose.chance(0.4);
  const account = hasAccount ? await newAccount(shop, 'third') : null;
  const third = account ?? newPerson(newEmail('third'));
  const world: World = {
    shop,
    functions,
    choose,
    strangers: [first, second],
    third,
    secret,
    companies: new Set(),
    hasApp,
    story: [
      hasApp ? 'the third is an admin with an app' : `the third has ${hasAccount ? 'an' : 'no'} account`,
    ],
  };
  await giveCompany(shop, first.id, { company_name: 'Strange Foods' });
  await takeLink(world, first, await newOrder(world, first, first.id));
  if (hasApp) return world;
  const answers = { company_name: secret };
  if (account) world.companies.add(await giveCompany(shop, account.id, answers));
  if (choose.chance(0.8)) await takeLink(world, third, await newOrder(world, third, account?.id ?? null));
  const [license] = await shop.database.query<{ id: string }>(
    `select license.id from public.licenses as license join public.purchases as purchase on purchase.id = license.purchase_id
     where purchase.email = $1`,
    [third.email],
  );
  if (!account && license) {
    const [access] = [...third.accessTokens];
    await fetchAll(
      functions,
      'license-answers',
      { license_id: license.id, answers },
      withAccess(access ?? ''),
    );
  }
  return world;
}
