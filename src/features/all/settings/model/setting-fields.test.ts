import { describe, expect, it } from 'vitest';
import { settingProblem, settingSections } from './setting-fields';

const fields = settingSections('storefront').flatMap((section) => section.fields);
const problem = (key: string, value: string) =>
  settingProblem(
    fields.find((field) => field.key === key)!,
    value,
  );

describe('settings', () => {
  it('contain each key once', () => {
    const keys = fields.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['BUY_LINK_CORE_HR', 'https://buy.example.com/core'],
    ['SUPPORT_EMAIL', 'help@example.com'],
    ['ADMIN_EMAILS', 'a@example.com, b@example.com'],
    ['GA4_ID', 'G-ABC123DEF4'],
    ['CLARITY_ID', 'abcdefgh12'],
    ['META_PIXEL_ID', '1234567890'],
    ['AI_MONTHLY_BUDGET_USD', '12.50'],
    ['SHOP_TIME_ZONE', 'America/New_York'],
    ['SEARCH_SYNONYMS', 'vacation, annual leave: paid time off\n\nNDA: confidentiality agreement'],
    ['GA4_ID', '   '],
  ])('%s accepts %s', (key, value) => {
    expect(problem(key, value)).toBeUndefined();
  });

  it.each([
    ['BUY_LINK_CORE_HR', 'http://buy.example.com'],
    ['CHATBOT_SCRIPT', 'javascript:alert(1)'],
    ['SUPPORT_EMAIL', 'help'],
    ['ADMIN_EMAILS', 'a@example.com,'],
    ['GA4_ID', 'UA-1'],
    ['CLARITY_ID', "x');alert('"],
    ['META_PIXEL_ID', '12'],
    ['AI_MONTHLY_BUDGET_USD', 'a lot'],
    ['SHOP_TIME_ZONE', 'Foo+3'],
    ['SEARCH_SYNONYMS', 'vacation: paid time off\nsick leave'],
  ])('%s rejects %s', (key, value) => {
    expect(problem(key, value)).toMatch(/\w/);
  });
});
