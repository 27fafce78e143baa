import { describe, expect, it } from 'vitest';
import { contactRequestSchema } from '@contracts/contact-schema';
import { findCoupon } from '@contracts/coupons';
import { readAddress } from '@contracts/email';
import { verifyLicenseRequestSchema } from '@contracts/license-files-schema';
import { isLicenseKey, normalizeLicenseKey } from '@contracts/license-key';
import { findOrderRequestSchema, orderStatusRequestSchema } from '@contracts/orders';
import { starterPackRequestSchema } from '@contracts/starter-pack-schema';
import { emailSchema, signInSchema, signUpSchema } from '@/features/all/auth/model/credentials';
import { appCodeDigits, mailCodeDigits, readCode } from '@/features/all/auth/model/code';
import { settingProblem } from '@/features/all/settings/model/setting-fields';
import { buyerAddress, readThankYouParams } from '@/features/shop/checkout/model/thank-you-params';
import { readContactPrefill } from '@/features/shop/contact/model/contact-form';
import { mangled, type TextKind } from '../../tests/support/mangled-text';

/** Recovery codes are read by the database alone. */
type Kind = Exclude<TextKind, 'recoveryCode'>;

interface Schema<Input> {
  readonly safeParse: (input: Input) => { readonly data?: unknown };
}

const by =
  <Input extends object>(
    schema: Schema<unknown>,
    field: keyof Input & string,
    rest: Omit<Input, typeof field>,
  ) =>
  (typed: string): unknown => {
    const { data } = schema.safeParse({ ...rest, [field]: typed });
    return typeof data === 'object' && data !== null ? Reflect.get(data, field) : null;
  };
const password = 'a long enough sentence';
const contact = {
  name: 'Ann',
  email: 'a@b.co',
  subject: 'S',
  category: 'other',
  message: 'M',
  request_id: crypto.randomUUID(),
};

/** Each reader that a form or a function has for a kind of text; null is a refusal. */
const readers: Readonly<Record<Kind, Readonly<Record<string, (typed: string) => unknown>>>> = {
  address: {
    'forms: find my order, contact, sign in, exit dialog': readAddress,
    'sign up': by(signUpSchema, 'email', { fullName: '', password }),
    'sign in': by(signInSchema, 'email', { password }),
    'new password, magic link, new address': by(emailSchema, 'email', {}),
    'thank-you page': (typed) => buyerAddress(readThankYouParams(new URLSearchParams({ email: typed }))),
    'contact page’s address': (typed) =>
      readAddress(readContactPrefill(new URLSearchParams({ email: typed })).email),
    'submit-contact': by(contactRequestSchema, 'email', contact),
    'find-order': by(findOrderRequestSchema, 'email', {}),
    'order-status': by(orderStatusRequestSchema, 'email', { order_id: '1' }),
    'send-starter-pack': by(starterPackRequestSchema, 'email', { name: 'Ann' }),
  },
  licenseKey: {
    'verify a license': (typed) =>
      isLicenseKey(normalizeLicenseKey(typed)) ? normalizeLicenseKey(typed) : null,
    'verify-license': by(verifyLicenseRequestSchema, 'key', {}),
  },
  code: {
    'code of a mail': (typed) => readCode(typed, mailCodeDigits),
    'code of an app': (typed) => readCode(typed, appCodeDigits),
  },
  coupon: { 'coupon field, address, stored code': (typed) => findCoupon(typed)?.code ?? null },
  name: {
    'sign up': by(signUpSchema, 'fullName', { email: 'a@b.co', password }),
    'send-starter-pack': by(starterPackRequestSchema, 'name', { email: 'a@b.co' }),
    'submit-contact': by(contactRequestSchema, 'name', contact),
    'submit-contact’s subject': by(contactRequestSchema, 'subject', contact),
  },
};
const samples: Readonly<Record<Kind, (reader: string) => string>> = {
  address: () => 'ann@example.com',
  licenseKey: () => 'NSHR-7K2MD-9QXTF-4WPAH-2JCVB',
  code: (reader) => (reader.includes('app') ? '123450' : '12345670'),
  coupon: () => 'STATE10',
  name: () => 'Ann Example',
};

describe.each(Object.entries(readers))('mangled text of kind %s', (kind, doors) => {
  for (const [reader, take] of Object.entries(doors)) {
    const sample = samples[kind as Kind](reader);
    it.each(mangled(kind as Kind, sample))(`${reader}: $what is $ends`, ({ typed, ends }) => {
      expect(take(typed)).toBe(ends === 'read' ? sample : null);
    });
  }
});

describe('mangled addresses in the settings', () => {
  it.each(mangled('address', 'ann@example.com'))('$what is $ends', ({ typed, ends }) => {
    const field = { key: 'SUPPORT_EMAIL', label: '', kind: 'email' } as Parameters<typeof settingProblem>[0];
    expect(settingProblem(field, typed) === undefined).toBe(ends === 'read');
  });
});
