import { appCodeOf } from '../authenticator';
import { makeAdmin } from '../test-people';
import { accountOf, keepSession, readMailbox, rpc, signIn, tokenOf, type Person, type World } from './world';

const thirdsPassword = 'the-password-of-the-third';

const ask = ({ shop }: World, person: Person, method: string, path: string, body: object) =>
  shop.auth(method, path, body, tokenOf(person));

const isOk = (answer: unknown) => (answer as { answer?: string } | null)?.answer === 'ok';

/** Gives the code of an app. The step before may have been used just now. */
async function giveCode(world: World, person: Person, factor: string, secret: string): Promise<boolean> {
  const challenge = await ask(world, person, 'POST', `factors/${factor}/challenge`, {});
  const given = await ask(world, person, 'POST', `factors/${factor}/verify`, {
    challenge_id: (challenge.body as { id?: string } | null)?.id,
    code: appCodeOf(secret, world.choose.chance(0.5) ? 30 : 0),
  });
  if (given.status === 200) keepSession(person, given.body);
  return given.status === 200;
}

/** A list of recovery codes; the former one is known to everybody afterwards. */
async function makeCodes(world: World, person: Person): Promise<void> {
  const { status, body } = await rpc(world, person, 'make_recovery_codes');
  if (status !== 200) return;
  if (person === world.third) forget(world);
  for (const code of body as string[]) person.recoveryCodes.add(code);
}

async function turnOn(world: World, person: Person, makesList = true): Promise<void> {
  const { status, body } = await ask(world, person, 'POST', 'factors', { factor_type: 'totp' });
  if (status !== 200) return;
  const { id, totp } = body as { id: string; totp: { secret: string } };
  if (!(await giveCode(world, person, id, totp.secret))) return;
  person.apps.set(id, totp.secret);
  if (makesList) await makeCodes(world, person);
}

/** What has ended of the third's lies in the street: the strangers may try it. */
function forget({ third, strangers }: World): void {
  for (const code of third.recoveryCodes) {
    for (const stranger of strangers) stranger.recoveryCodes.add(code);
  }
  third.recoveryCodes.clear();
}

const tellPassword = ({ third, strangers }: World, password: string) => {
  for (const { passwords } of [third, ...strangers]) passwords.set(third.email, password);
};

/** The third becomes an admin with an app and a list of codes, and the strangers find out the password. */
export async function giveApp(world: World): Promise<void> {
  const { shop, third, secret } = world;
  await makeAdmin(shop.database, (await accountOf(world, third)) ?? '');
  await shop.database.query('insert into public.leads (email, name) values ($1, $2)', [
    `${crypto.randomUUID()}@example.com`,
    secret,
  ]);
  await turnOn(world, third);
  tellPassword(world, third.passwords.get(third.email) ?? '');
}

/** The third has lost the phone: enters a code of the list and sets up another app at once, with another list or the rest of this one. */
async function loseApp(world: World): Promise<void> {
  const { choose, third, strangers } = world;
  await signIn(world, third);
  const [code = ''] = third.recoveryCodes;
  if (!isOk((await rpc(world, third, 'use_recovery_code', { code })).body)) return;
  third.recoveryCodes.delete(code);
  for (const { recoveryCodes } of strangers) recoveryCodes.add(code);
  world.story.push('(the third loses the phone)');
  third.apps.clear();
  await turnOn(world, third, choose.chance(0.5));
}

/** A new password ends the list; it is told as well, so that the app and the list are all that is between. */
async function changePassword(world: World): Promise<void> {
  const { third, choose } = world;
  const password = `${thirdsPassword} ${choose.next()}`;
  if ((await ask(world, third, 'PUT', 'user', { password })).status !== 200) return;
  world.story.push('(the third has a new password)');
  forget(world);
  tellPassword(world, password);
  if (choose.chance(0.5)) await makeCodes(world, third);
}

/** What the third does who is an admin with an app. */
export async function visitWithApp(world: World): Promise<void> {
  const { choose, third } = world;
  if (choose.chance(0.2)) await readMailbox(world, third);
  await choose.pick([loseApp, changePassword, makeOtherCodes])(world);
  tellPassword(world, third.passwords.get(third.email) ?? '');
}

const makeOtherCodes = (world: World) => makeCodes(world, world.third);

/** What strangers do with apps and recovery codes, in whatever session they have. */
export const appActs: Readonly<Record<string, (world: World, actor: Person) => Promise<unknown>>> = {
  'turns an app on, and makes recovery codes': (world, actor) => turnOn(world, actor),
  'makes recovery codes': (world, actor) => makeCodes(world, actor),
  'gives the code of an app of their own': async (world, actor) => {
    const [own = 'A'.repeat(32)] = actor.apps.values();
    for (const [factor, secret] of actor.apps) await giveCode(world, actor, factor, secret);
    for (const factor of world.third.apps.keys()) await giveCode(world, actor, factor, own);
  },
  'takes every app off': async (world, actor) => {
    for (const { apps } of [actor, world.third]) {
      for (const factor of apps.keys()) await ask(world, actor, 'DELETE', `factors/${factor}`, {});
    }
  },
  'uses a recovery code': async (world, actor) => {
    if (world.hasApp && world.choose.chance(0.7)) await signIn(world, actor, world.third.email);
    // The newest first: five wrong ones are followed by a pause.
    for (const code of [...actor.recoveryCodes].slice(-4).reverse()) {
      if (isOk((await rpc(world, actor, 'use_recovery_code', { code })).body)) return;
    }
  },
};
