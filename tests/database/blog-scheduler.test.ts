import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordCheck } from '../support/record-check';
import { backends, openTestShop, type TestShop } from '../support/test-database';

interface Outcome {
  readonly slot: string | null;
  readonly published: number;
  readonly blocked: number;
  readonly is_new: boolean;
}

describe.each(backends)('the blog scheduler on %s', (backend) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(backend);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.query('delete from public.blog_posts');
    await shop.database.query('delete from public.scheduler_runs');
    await shop.database.query(`delete from public.site_settings where key = 'SHOP_TIME_ZONE'`);
  });

  const write = async (slug: string, scheduledFor: string): Promise<string> => {
    const [row] = await shop.database.query<{ id: string }>(
      `insert into public.blog_posts (slug, title, content, status, scheduled_for)
       values ($1, $1, 'Text', 'scheduled', $2) returning id`,
      [slug, scheduledFor],
    );
    return row?.id ?? '';
  };
  const schedule = async (slug: string, scheduledFor: string) =>
    recordCheck(shop, 'post', await write(slug, scheduledFor));
  const run = async (at: string, manual = false): Promise<Outcome> => {
    const { body } = await shop.call('service', 'POST', 'rpc/run_blog_scheduler', { manual, at });
    return (body as Outcome[])[0]!;
  };
  const published = async () =>
    (
      await shop.database.query<{ slug: string }>(
        `select slug from public.blog_posts where status = 'published' order by slug`,
      )
    ).map(({ slug }) => slug);
  const slotOf = async (at: string) => new Date((await run(at)).slot ?? '').toISOString();

  it('waits for the 1st or the 15th at 9 AM on the shop’s clock', async () => {
    await run('2027-01-14T12:00:00Z');
    await schedule('a', '2027-01-15T15:00:00Z');
    await schedule('later', '2027-01-20T12:00:00Z');
    await run('2027-01-15T14:59:00Z');
    expect(await published()).toEqual([]);
    expect(await run('2027-01-15T15:00:00Z')).toMatchObject({ published: 1, is_new: true });
    expect(await published()).toEqual(['a']);
    // Due on the 20th: it goes out with the 1st of the next month.
    await run('2027-01-25T12:00:00Z');
    expect(await published()).toEqual(['a']);
    await run('2027-02-01T15:00:01Z');
    expect(await published()).toEqual(['a', 'later']);
  });

  it('is at 9 AM in winter, in summer, and on the day the clocks change', async () => {
    expect(await slotOf('2027-03-10T00:00:00Z')).toBe('2027-03-01T15:00:00.000Z');
    expect(await slotOf('2027-03-20T00:00:00Z')).toBe('2027-03-15T14:00:00.000Z');
    expect(await slotOf('2026-11-01T15:00:00Z')).toBe('2026-11-01T15:00:00.000Z');
    expect(await slotOf('2026-11-01T14:59:59Z')).toBe('2026-10-15T14:00:00.000Z');
    await shop.database.query(
      `insert into public.site_settings (key, value) values ('SHOP_TIME_ZONE', 'America/New_York')`,
    );
    expect(await slotOf('2027-07-02T00:00:00Z')).toBe('2027-07-01T13:00:00.000Z');
  });

  it.each(['Foo+3', 'Mars/Olympus', 'EST5EDT4'])('knows no shop in %s', async (zone) => {
    const { status } = await shop.call('admin', 'POST', 'site_settings', {
      key: 'SHOP_TIME_ZONE',
      value: zone,
    });
    expect(status).toBe(400);
  });

  it('makes up for a time that nobody was there for, with one run', async () => {
    await schedule('missed', '2027-01-01T15:00:00Z');
    expect(await run('2027-01-09T08:00:00Z')).toMatchObject({ published: 1 });
    expect(await run('2027-01-09T08:00:00Z')).toMatchObject({ published: 0, is_new: false });
  });

  it('publishes each post once, however many schedulers run at once', async () => {
    for (let number = 0; number < 12; number++) {
      await schedule(`post-${number}`, '2027-01-15T15:00:00Z');
    }
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, number) => run('2027-01-15T15:00:30Z', number % 3 === 0)),
    );
    expect(outcomes.reduce((sum, outcome) => sum + outcome.published, 0)).toBe(12);
    expect(outcomes.filter(({ slot, is_new }) => slot !== null && is_new)).toHaveLength(1);
    expect(await published()).toHaveLength(12);
    const [{ dates } = { dates: 0 }] = await shop.database.query<{ dates: number }>(
      'select count(distinct published_at)::int as dates from public.blog_posts',
    );
    expect(dates).toBe(1);
  });

  it('by hand publishes what is due now, and holds back what has open facts', async () => {
    await schedule('due', '2026-11-02T12:00:00Z');
    await schedule('not-yet', '2999-01-01T00:00:00Z');
    await write('unchecked', '2026-11-02T12:00:00Z');
    await schedule('changed', '2026-11-02T12:00:00Z');
    await shop.database.query(
      `update public.blog_posts set content = 'The law gives 99 weeks.' where slug = 'changed'`,
    );
    expect(await run(new Date().toISOString(), true)).toMatchObject({ published: 1, blocked: 2 });
    expect(await published()).toEqual(['due']);
  });

  it('offers the next times to an admin only', async () => {
    const { body } = await shop.call('admin', 'POST', 'rpc/publishing_slots', { how_many: 4 });
    const slots = (body as string[]).map((slot) => new Date(slot));
    expect(slots).toHaveLength(4);
    expect(slots.every((slot) => slot > new Date())).toBe(true);
    const days = slots.map((slot) =>
      slot.toLocaleString('en-US', { timeZone: 'America/Chicago', day: 'numeric', hour: 'numeric' }),
    );
    expect(days.every((day) => /^(?:1|15), 9 AM$/.test(day))).toBe(true);
    expect((await shop.call('customer', 'POST', 'rpc/publishing_slots', {})).status).toBe(403);
  });
});
