import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCaller } from '../support/http';
import { mangled } from '../support/mangled-text';
import { newEmail, rowsOf } from '../../scripts/support/shop';
import { callAuth } from './support/account';
import { callFunction, refusalOf } from './support/call-function';
import { deliver, newOrderId, paid, setWebhookSecret } from './support/sandbox-webhook';

/** Every file of the functions that reads an address or a key, and the doors below that end there. */
const readers: Readonly<Record<string, string>> = {
  '_shared/contracts/buy-link.ts': 'makes a link of an address that the rule accepts',
  '_shared/contracts/contact-schema.ts': 'submit-contact',
  '_shared/contracts/email.ts': 'the rule',
  '_shared/contracts/fields.ts': 'the rule',
  '_shared/contracts/license-files-schema.ts': 'verify-license',
  '_shared/contracts/license-key.ts': 'the rule',
  '_shared/contracts/orders.ts': 'find-order, order-status',
  '_shared/contracts/starter-pack-schema.ts': 'send-starter-pack',
  '_shared/contracts/text.ts': 'the rule',
  '_shared/checkout/payload.ts': 'checkout-webhook',
  // From the shop's own rows and settings, or from a service that signs it.
  '_shared/mail/mail-address.ts': 'settings',
  '_shared/mail/resend-events.ts': 'mail provider',
  '_shared/mail/template-data.ts': 'queued mails',
  'deliver-mail/collect-mail-input.ts': 'queued mails',
  'open-order/handler.ts': 'orders',
  'send-auth-mail/auth-mails.ts': 'auth service',
  'send-sign-in-link/handler.ts': 'a person by number',
};

it('every reader of an address or a key is in the list', () => {
  const folder = 'supabase/functions';
  const reads =
    /emailSchema|email\w*: z\.|z\.email|normalizeLicenseKey|cleanAddress|readAddress|isEmailAddress/;
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !/\.test\.|\/testing\//.test(file) &&
      reads.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  expect(found.toSorted()).toEqual(Object.keys(readers).toSorted());
});

const ask = (name: string, json: object) => callFunction(name, { from: newCaller(), json });
const leads = (email: string) =>
  rowsOf<{ email: string }>(`leads?email=ilike.*${email.split('@')[0]}*&select=email`);
const messages = (email: string) =>
  rowsOf<{ email: string }>(`contact_messages?email=ilike.*${email.split('@')[0]}*&select=email`);
const accounts = (email: string) =>
  rowsOf<{ email: string }>(`profiles?email=ilike.*${email.split('@')[0]}*&select=email`);

describe('mangled addresses over HTTP', () => {
  it('send-starter-pack keeps one lead, of the address that was meant', async () => {
    const email = newEmail('mangled-lead');
    for (const { what, typed, ends } of mangled('address', email)) {
      const answer = await ask('send-starter-pack', { name: 'Ann Example', email: typed });
      expect(answer.status, what).toBe(ends === 'read' ? 200 : 400);
      if (ends === 'refused') expect(refusalOf(answer).message, what).toMatch(/email address/);
    }
    expect(await leads(email)).toEqual([{ email }]);
  });

  it('submit-contact keeps each message with the address that was meant', async () => {
    const email = newEmail('mangled-contact');
    const cases = mangled('address', email);
    for (const { what, typed, ends } of cases) {
      const answer = await ask('submit-contact', {
        request_id: crypto.randomUUID(),
        name: 'Ann Example',
        email: typed,
        subject: what,
        message: 'Hello',
      });
      expect(answer.status, what).toBe(ends === 'read' ? 200 : 400);
    }
    const kept = await messages(email);
    expect(new Set(kept.map((row) => row.email))).toEqual(new Set([email]));
    expect(kept).toHaveLength(cases.filter(({ ends }) => ends === 'read').length);
  });

  it('auth makes one account, of the address that was meant, or refuses', async () => {
    const email = newEmail('mangled-account');
    for (const { what, typed } of mangled('address', email)) {
      const body = { email: typed, password: 'a long enough sentence' };
      for (const path of ['signup', 'otp', 'recover']) {
        const { status } = await callAuth(path, body);
        expect([200, 400, 422, 429], `${path}: ${what}`).toContain(status);
      }
    }
    expect(await accounts(email)).toEqual([{ email }]);
  });
});

describe('mangled text of a buyer over HTTP', () => {
  const email = newEmail('mangled-buyer');
  const order = newOrderId();
  let key = '';

  beforeAll(async () => {
    await setWebhookSecret();
    const customer = { email: ` \u200b${email.toUpperCase()}. `, name: 'Bea\u2060 Buyer' };
    expect((await deliver(paid(order, { customer }))).status).toBeLessThan(300);
    const [bought] = await rowsOf<{ email: string; license: { license_key: string } }>(
      `purchases?provider_order_id=eq.${order}&select=email,license:licenses(license_key)`,
    );
    expect(bought?.email).toBe(email);
    key = bought?.license.license_key ?? '';
  });

  it.each(['order-status', 'find-order'])(
    '%s reads the address that was meant, or refuses it',
    async (name) => {
      for (const { what, typed, ends } of mangled('address', email)) {
        const answer = await ask(name, {
          ...(name === 'order-status' ? { order_id: order } : {}),
          email: typed,
        });
        expect(answer.status, what).toBe(ends === 'read' ? 200 : 400);
        if (name === 'order-status' && ends === 'read')
          expect(answer.json(), what).toMatchObject({ known: true });
      }
      if (name === 'find-order')
        expect(await rowsOf(`order_links?kind=eq.find&email=eq.${email}&select=id`)).toHaveLength(1);
    },
  );

  it('verify-license reads the key that was meant, or refuses it', async () => {
    for (const { what, typed, ends } of mangled('licenseKey', key))
      expect((await ask('verify-license', { key: typed })).status, what).toBe(ends === 'read' ? 200 : 400);
  });
});
