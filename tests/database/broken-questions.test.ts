import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothBackends, openTestShop, type TestShop } from '../support/test-database';

describe.each(bothBackends)('a question on %s that its driver cannot send', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());

  it.each([
    'templates?states=ov.true',
    'social_campaigns?platforms=lte.not_null',
    'law_facts?updated_at=isdistinct.{"to":"x"}',
    'template_packages?name=lt.true&price_cents=gt.1e309',
  ])('%s leaves the next one whole', async (question) => {
    const answers = await Promise.all(
      [question, question, 'law_facts?select=key&limit=1', 'law_facts?key=eq.x'].map((path) =>
        shop.call('anonymous', 'GET', path),
      ),
    );
    expect(answers.slice(2).map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.database.query('select $1::text as word', ['whole'])).toEqual([{ word: 'whole' }]);
  });
});
