import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeText } from '../../supabase/functions/_shared/contracts/long-text';
import { cleanAddress, oneLine } from '../../supabase/functions/_shared/contracts/text';
import { backends, openTestShop, type TestShop } from '../support/test-database';
import { addressCases, freeTextCases, lineCases } from '../support/text-cases';

/** Everything that shows nothing or is a space, and some of the rest, of the planes that hold such characters. */
const characters = [
  [0x1, 0xd7ff],
  [0xe000, 0xffff],
  [0x1bc00, 0x1bcff],
  [0x1d100, 0x1d1ff],
  [0xe0000, 0xe0fff],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).filter(
    (character, index) =>
      /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}]/u.test(character) || index % 37 === 0,
  ),
);

describe.each(backends)('text of people on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  const kept = async (rule: string, typed: readonly string[]) =>
    (
      await shop.database.query<{ kept: string }>(
        `select private.${rule}(typed) as kept from unnest($1::text[]) with ordinality as given (typed, place) order by place`,
        [typed],
      )
    ).map((row) => row.kept);

  it.each([
    ['one_line', lineCases],
    ['clean_address', addressCases],
    ['free_text', freeTextCases],
  ])('%s keeps what browser and functions keep', async (rule, cases) => {
    expect(
      await kept(
        rule,
        cases.map(([, typed]) => typed),
      ),
    ).toEqual(cases.map(([, , expected]) => expected));
  });

  it.each([
    ['one_line', oneLine],
    ['clean_address', cleanAddress],
    ['free_text', freeText],
  ])('%s judges each character as browser and functions do', async (rule, judge) => {
    const typed = characters.flatMap((character) => [
      `a${character}b`,
      `金${character}龙`,
      `a@b.c${character}`,
    ]);
    const inDatabase = await kept(rule, typed);
    // Which letters have a lower case differs by the version of Unicode.
    const differing = typed.filter(
      (text, index) => inDatabase[index]?.toLowerCase() !== judge(text).toLowerCase(),
    );
    expect(differing.map((text) => JSON.stringify(text))).toEqual([]);
  });

  it('holds for what the browser writes directly: a review, a profile, a company', async () => {
    const review = {
      product_sku: 'core-hr',
      rating: 5,
      first_name: ' An\u200bn ',
      review_text: 'Good\u202e\r\nfiles',
    };
    const sent = await shop.call('anonymous', 'POST', 'reviews', {
      ...review,
      email: 'ann\u200b@example.com.',
    });
    expect(sent.status).toBe(201);
    expect(
      await shop.database.query(
        'select first_name, review_text, contact.email from public.reviews join public.review_contacts as contact on review_id = id',
      ),
    ).toEqual([{ first_name: 'Ann', review_text: 'Good\nfiles', email: 'ann@example.com' }]);
    const profile = { full_name: 'Ann\u2060 \u00adSmith', business_name: '\ufeffSmith\u3000LLC' };
    expect(
      (await shop.call('customer', 'PATCH', `profiles?id=eq.${shop.userIds.customer}`, profile)).status,
    ).toBeLessThan(300);
    const saved = await shop.call('customer', 'GET', 'profiles?select=full_name,business_name');
    expect(saved.body).toEqual([{ full_name: 'Ann Smith', business_name: 'Smith LLC' }]);
  });
});
