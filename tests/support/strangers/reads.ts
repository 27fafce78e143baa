import { fetchAll, openLink, withAccess, withSession, type Headers } from '../order-link';
import { keepSession, rpc, signIn, tokenOf, type Person, type World } from './world';

interface Row {
  readonly what: string;
  readonly id: string;
}

/**
 * Every row that is the third's now: what the mailbox bought, what its account has, and the companies that it made. Who has the password
 * of an admin opens the account; what the app keeps is what only admins read.
 */
async function rowsOfThird({ shop, third, companies, hasApp }: World): Promise<readonly Row[]> {
  if (hasApp) return [];
  return shop.database.query<Row>(
    `with account as (select id from auth.users where email = $1),
       bought as (
         select purchase.id, purchase.email from public.purchases as purchase
         where (purchase.email = $1 and (purchase.user_id is null or purchase.user_id in (select id from account)))
           or purchase.user_id in (select id from account)
       )
     select 'purchase' as what, id::text from bought
     union all select 'license', license.id::text from public.licenses as license
       where license.user_id in (select id from account)
         or (license.user_id is null and license.purchase_id in (select id from bought))
     union all select 'company', company.id::text from public.companies as company where company.id = any ($2::uuid[])
     union all select 'profile', id::text from account`,
    [third.email, [...companies]],
  );
}

const questions = [
  ['GET', 'purchases?select=*'],
  ['GET', 'licenses?select=*'],
  ['GET', 'companies?select=*'],
  ['GET', 'profiles?select=*'],
  ['GET', 'license_companies?select=*'],
  ['GET', 'leads?select=*'],
  ['POST', 'rpc/my_licenses'],
] as const;

/** What opens a license, by its id, to who may. */
const licenseCalls: readonly (readonly [name: string, body: (id: string) => object])[] = [
  ['license-files', (id) => ({ license_id: id })],
  ['license-download', (id) => ({ license_id: id, format: 'certificate' })],
  ['license-handbook', (id) => ({ action: 'show', license_ids: [id] })],
];

async function openLicenses(
  { functions }: World,
  ids: readonly string[],
  headers: Headers,
): Promise<string[]> {
  const texts: string[] = [];
  for (const id of ids) {
    for (const [name, body] of licenseCalls) {
      const { status, text } = await fetchAll(functions, name, body(id), headers);
      if (status === 200) texts.push(`${name}: ${text} ${id}`);
    }
  }
  return texts;
}

/** All that a stranger can read by what is in their hands. */
async function readAll(world: World, stranger: Person): Promise<string[]> {
  const { shop, functions, third } = world;
  for (const refresh_token of [...stranger.refreshTokens]) {
    keepSession(
      stranger,
      (await shop.auth('POST', 'token?grant_type=refresh_token', { refresh_token })).body,
    );
  }
  for (const email of new Set([...stranger.passwords.keys(), third.email])) {
    await signIn(world, stranger, email);
  }
  const texts: string[] = [];
  const licenses = (await rowsOfThird(world)).filter(({ what }) => what === 'license').map(({ id }) => id);
  for (const token of stranger.tokens) {
    await shop.callWith(token, 'POST', 'rpc/claim_purchases_for_user', {});
    for (const [method, path] of questions) {
      const { body } = await shop.callWith(token, method, path, method === 'POST' ? {} : undefined);
      texts.push(`${path}: ${JSON.stringify(body)}`);
    }
  }
  texts.push(...(await openLicenses(world, licenses, withSession(tokenOf(stranger)))));
  for (const link of stranger.links) {
    const opened = await openLink(functions, link);
    texts.push(`a link: ${opened.text}`);
    const access = opened.body['accessToken'];
    if (typeof access === 'string') stranger.accessTokens.add(access);
  }
  for (const access of stranger.accessTokens) {
    texts.push(
      `an access token: ${(await fetchAll(functions, 'open-order', { access_token: access })).text}`,
    );
    texts.push(...(await openLicenses(world, licenses, withAccess(access))));
  }
  return texts;
}

/** What a stranger reads of the third; nothing, if the shop holds. The third claims before, as at each visit. */
export async function readByStrangers(world: World): Promise<string[]> {
  await rpc(world, world.third, 'claim_purchases_for_user');
  const found: string[] = [];
  for (const [index, stranger] of world.strangers.entries()) {
    const texts = await readAll(world, stranger);
    for (const { what, id } of [...(await rowsOfThird(world)), { what: 'answer', id: world.secret }]) {
      const read = texts.find((text) => text.includes(id));
      if (read) found.push(`stranger ${index + 1} reads a ${what} of the third in ${read.split(':', 1)[0]}`);
    }
  }
  return found;
}
