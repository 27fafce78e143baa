import { describe, expect, it } from 'vitest';
import { fieldLabel, fieldValue, tableLabel } from './field-labels';
import { plainMessage } from './plain-message';
import { settingLabel, settingValue } from './setting-labels';

const machineWord = /\b[A-Za-z0-9]+_[A-Za-z0-9_]+\b/;

describe('a setting', () => {
  it.each([
    ['BUY_LINK_CORE_HR', 'Payment link of Core HR Pack'],
    ['GA4_ID', 'Google Analytics 4 id'],
    ['A_NEW_SETTING', 'A new setting'],
  ])('%s is called %s', (key, label) => expect(settingLabel(key)).toBe(label));

  it.each([
    [null, 'empty'],
    ['true', 'on'],
    ['help@example.com', '“help@example.com”'],
    ['{"google":true,"microsoft":false}', '“Google on, Microsoft off”'],
    ['{broken', '“{broken”'],
  ])('with the value %s is shown as %s', (value, words) => expect(settingValue(value)).toBe(words));
});

it.each([
  [
    'Someone else changed BUY_LINK_CORE_HR, GA4_ID in the meantime.',
    /“Payment link of Core HR Pack”, “Google/,
  ],
  ['ENV must be preview or production.', /^“Environment” must be preview or production\.$/],
  ['BUY_LINK_BUNDLE must be an address', /^“Payment link of Core HR \+ Payroll Ops Bundle” must/],
  ['BUY_LINK_OTHER must be an address', /^“Buy link other” must/],
])('rewords “%s”', (message, words) => {
  expect(plainMessage(message)).toMatch(words);
  expect(plainMessage(message)).not.toMatch(machineWord);
});

it.each([
  ['status', 'partially_refunded', 'Status', 'partially refunded'],
  ['status_reason', null, 'Reason', 'empty'],
  ['revoked_by_owner_at', '2026-11-24T20:18:38.628+00:00', 'Revoked by an admin', /^Nov 2[45], 2026/],
  ['amount_cents', 7900, 'Amount', '$79.00'],
  ['product_skus', ['core-hr', 'payroll-ops'], 'Products', 'Core HR Pack, Payroll Ops Pack'],
  ['verified_purchase', true, 'Verified purchase', 'yes'],
  ['tags', [], 'Tags', 'empty'],
  ['utm', { utm_source: 'news' }, 'Campaign', 'Source: news'],
])('shows %s %o in words', (field, value, label, words) => {
  expect(fieldLabel(field)).toBe(label);
  expect(fieldValue(field, value)).toMatch(words);
  expect(`${fieldLabel(field)} ${fieldValue(field, value)}`).not.toMatch(machineWord);
});

it('has a label for a record of any table', () => {
  expect(tableLabel('licenses')).toBe('License');
  expect(tableLabel('new_table')).toBe('New table');
});
