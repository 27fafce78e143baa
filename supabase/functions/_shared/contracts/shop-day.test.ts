import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addDays } from './add-days.ts';
import { shopDay } from './shop-day.ts';

it('is the day where the shop is, wherever the reader is', () => {
  expect(shopDay('2026-11-01T02:30:00Z', 'America/Chicago')).toBe('2026-10-31');
  expect(shopDay('2026-11-01T02:30:00Z', 'Asia/Tokyo')).toBe('2026-11-01');
});

it('counts days, not hours, over both changes of the clocks', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-11-02', -2)).toBe('2026-10-31');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

/** Where UTC is right: a day without a time, or one that only a provider reads. */
const named: Readonly<Record<string, string>> = {
  'src/catalog/long-form/worked-examples.ts': 'days of worked examples',
  'src/features/admin/content-tools/model/calendar.ts': 'the name of a month',
  'src/features/admin/dashboard/model/monthly-sales.ts': 'the name of a month',
  'src/features/all/law/model/calendar-file.ts': 'days of a calendar, counted as numbers',
  'src/features/all/law/model/rollout-days.ts': 'days of a calendar, counted as numbers',
  'supabase/functions/_shared/ai/clean-markdown.ts': 'a day without a time',
  'supabase/functions/_shared/checkout/gumroad-gift.ts': 'the days of Gumroad’s list',
  'supabase/functions/_shared/checkout/list-orders.ts': 'the days of Gumroad’s list',
  'supabase/functions/_shared/contracts/add-days.ts': 'a day without a time',
  'supabase/functions/_shared/documents/dates.ts': 'days of a document, counted as numbers',
  'supabase/functions/_shared/documents/xlsx/pay-calendar.ts': 'days of a calendar, counted as numbers',
  'supabase/functions/_shared/law/bank-holidays.ts': 'days of a calendar, counted as numbers',
  'supabase/functions/_shared/library/list-templates.ts': 'the release of a text, as in the files of buyers',
  'supabase/functions/_shared/mail/formats.ts': 'a day without a time',
};

it('nobody else takes a day from UTC', () => {
  const root = new URL('../../../../', import.meta.url);
  const files = ['src/', 'supabase/functions/'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((name) => folder + name),
  );
  const found = files
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|__fixtures__|test-support/.test(name))
    .filter((name) =>
      /getUTC(Date|Day|Month|FullYear)|toISOString\(\)\s*\.slice\(0, (7|10)\)|timeZone: 'UTC'/.test(
        readFileSync(new URL(name, root), 'utf8'),
      ),
    );
  expect(found.sort()).toEqual(Object.keys(named).sort());
});
