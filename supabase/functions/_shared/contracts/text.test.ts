import { describe, expect, it } from 'vitest';
import {
  addressCases,
  freeTextCases,
  licenseKeyCases,
  lineCases,
  notAddresses,
  notLicenseKeys,
} from '../../../../tests/support/text-cases.ts';
import { contactRequestSchema } from './contact-schema.ts';
import { findCoupon } from './coupons.ts';
import { readAddress } from './email.ts';
import { emailSchema, utmFields } from './fields.ts';
import { isLicenseKey, normalizeLicenseKey } from './license-key.ts';
import { countCharacters, freeText, shortenText } from './long-text.ts';
import { cleanAddress, cutText, oneLine } from './text.ts';

const halfEmoji = '🌮'.slice(0, 1);

describe('text of people', () => {
  it.each(lineCases)('one line: %s', (_what, typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });
  it.each(addressCases)('an address: %s', (_what, typed, kept) => {
    expect(cleanAddress(typed)).toBe(kept);
    expect(emailSchema.parse(typed)).toBe(kept);
    expect(readAddress(typed)).toBe(kept);
  });
  it.each(notAddresses)('no address: %j', (typed) => {
    expect(readAddress(typed)).toBe(null);
    expect(emailSchema.safeParse(typed).success).toBe(false);
  });
  it('no address: a long text, which is not searched for one', () => {
    for (const long of [`${'.'.repeat(500_000)}x`, `${' '.repeat(1000)}ann@example.com`]) {
      const start = performance.now();
      expect(cleanAddress(long)).toBe(long);
      expect(readAddress(long)).toBe(null);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
  it.each(freeTextCases)('several lines: %s', (_what, typed, kept) => {
    expect(freeText(typed)).toBe(kept);
  });

  it.each(licenseKeyCases)('a license key: %s', (_what, typed, kept) => {
    expect(normalizeLicenseKey(typed)).toBe(kept);
  });
  it.each(notLicenseKeys)('no license key: %j', (typed) => {
    expect(isLicenseKey(normalizeLicenseKey(typed))).toBe(false);
  });
  it.each(['save20', ' SAVE 20 ', '\u201cSAVE20\u201d.', 'SAVE\u201120', 'save\u00ad20\r\n', '(Save20)'])(
    'a coupon: %j',
    (typed) => {
      expect(findCoupon(typed)?.code).toBe('SAVE20');
    },
  );
  it.each(['\u017fave20', 'SAVE2', 'SAVE200', 'code SAVE20'])('no coupon: %j', (typed) => {
    expect(findCoupon(typed)).toBe(null);
  });

  it('is well-formed, with no half of an emoji', () => {
    expect([
      oneLine(`Ann${halfEmoji}`),
      freeText(`${halfEmoji}Ann`),
      cleanAddress(`a${halfEmoji}@b.co`),
    ]).toEqual(['Ann', 'Ann', 'a@b.co']);
  });

  it('is cut between characters as people see them', () => {
    expect(cutText('Ann', 3)).toBe('Ann');
    expect(cutText(`${'x'.repeat(199)}🌮`, 200)).toBe('x'.repeat(199));
    expect(cutText('ab👩‍👩‍👧', 5)).toBe('ab');
    expect(cutText('abe\u0301', 3)).toBe('ab');
    expect(cutText(`e${'\u0301'.repeat(300)}`, 200)).toHaveLength(200);
    expect(shortenText('One word too many', 9)).toBe('One word…');
    expect(shortenText('One word', 9)).toBe('One word');
  });

  it('counts characters as the database does', () => {
    expect(countCharacters('🌮🌮')).toBe(2);
    const name = '🌮'.repeat(120);
    const message = {
      request_id: crypto.randomUUID(),
      email: 'ann@example.com',
      subject: 'Tacos',
      message: 'Hello',
    };
    expect(contactRequestSchema.safeParse({ ...message, name }).success).toBe(true);
    expect(contactRequestSchema.safeParse({ ...message, name: `${name}🌮` }).success).toBe(false);
  });

  it('costs no lead for a campaign, and no code for what came with it when it was pasted', () => {
    expect(utmFields.utm_campaign.parse(`${'x'.repeat(199)}🌮`)).toBe('x'.repeat(199));
    expect(findCoupon('\u200bsave20\u200e')?.code).toBe('SAVE20');
    expect(normalizeLicenseKey('\u2066nshr-22222-\u206922222')).toBe('NSHR-22222-22222');
  });
});
