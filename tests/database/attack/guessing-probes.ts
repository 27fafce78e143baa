import type { TestShop } from '../../support/test-database';
import type { Probe } from './probe';

const right = 'a'.repeat(64);
const wrong = 'b'.repeat(64);

const newAddress = () => `${crypto.randomUUID()}@example.com`;

async function ask<Value>(shop: TestShop, expression: string, values: readonly unknown[]): Promise<Value> {
  const [row] = await shop.database.query<{ answer: Value }>(`select ${expression} as answer`, values);
  return row!.answer;
}

const mail = (shop: TestShop, address: string) =>
  ask(shop, `private.open_proof('recovery', private.address_subject($1), $2, interval '10 minutes')::text`, [
    address,
    right,
  ]);
const tryCode = (shop: TestShop, address: string, code: string) =>
  ask<string>(shop, `(private.try_code('{recovery}', $1, $2)).answer`, [address, code]);

/** What is tried until it fits, from as many networks as it takes. */
export const guessingProbes: readonly Probe[] = [
  {
    name: '150 the code of a mail guessed, and new ones asked for',
    async attack(shop) {
      const address = newAddress();
      const opened: string[] = [];
      for (let codes = 1; codes <= 4; codes++) {
        await mail(shop, address);
        const guesses = codes < 4 ? 10 : 0;
        for (let guess = 0; guess < guesses; guess++) await tryCode(shop, address, wrong);
        if ((await tryCode(shop, address, right)) === 'ok') opened.push(`after ${codes} codes`);
      }
      return opened;
    },
  },
  {
    name: '151 the password of an account guessed',
    async attack(shop) {
      const address = newAddress();
      const compared: string[] = [];
      for (let guess = 1; guess <= 12; guess++) {
        const wait = await ask<number>(shop, 'private.take_password_try($1, $2)', [
          address,
          `203.0.113.${guess}`,
        ]);
        if (wait === 0 && guess > 5) compared.push(`try ${guess}`);
      }
      return compared;
    },
  },
  {
    name: '152 a code of an authenticator app used twice',
    async attack(shop) {
      const factor = crypto.randomUUID();
      const use = (step: number) => ask<boolean>(shop, 'private.use_step($1, $2::bigint)', [factor, step]);
      await use(100);
      return [...((await use(100)) ? ['the same'] : []), ...((await use(99)) ? ['the one before'] : [])];
    },
  },
  {
    name: '153 limits avoided with the networks of a /48',
    async attack(shop) {
      const bucket = crypto.randomUUID();
      let free = 0;
      for (let network = 0; network < 40; network++) {
        const wait = await ask<number>(shop, 'public.consume_caller_limit($1, $2, 1, 60)', [
          bucket,
          `2001:db8:1:${(network * 256).toString(16)}::1`,
        ]);
        if (wait === 0) free++;
      }
      return free > 16 ? [`${free} calls`] : [];
    },
  },
];
