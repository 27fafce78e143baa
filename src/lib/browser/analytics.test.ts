import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sendEventsTo, track, type AnalyticsEventName } from './analytics';

/** Every event of the specification and the file that reports it. */
const reporters: Readonly<Record<AnalyticsEventName, readonly string[]>> = {
  page_view: ['features/shop/analytics/analytics.ts'],
  lead_submit: ['features/shop/analytics/model/page-actions.ts'],
  newsletter_signup: ['features/shop/leads/components/starter-pack-form.tsx'],
  lead_asset_download: ['features/shop/analytics/model/page-actions.ts'],
  lead_zip_download: ['features/shop/analytics/model/page-actions.ts'],
  exit_intent_download: ['features/shop/offers/components/exit-dialog.tsx'],
  scroll_ribbon_click: ['features/shop/offers/scroll-ribbon.tsx'],
  buy_click: ['features/shop/analytics/model/page-actions.ts'],
  file_download: ['features/shop/analytics/model/page-actions.ts'],
  ai_blog_generate: [
    'features/admin/content-tools/api/ai-api.ts',
    'features/admin/content-tools/api/calendar-api.ts',
  ],
  ai_blog_batch: ['features/admin/content-tools/api/calendar-api.ts'],
};

const source = join(import.meta.dirname, '../..');

function foundReporters(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) {
      continue;
    }
    const names = readFileSync(join(source, file), 'utf8').matchAll(/\btrack\('(\w+)'/g);
    for (const name of new Set([...names].map(([, event = '']) => event))) {
      (found[name] ??= []).push(file.replaceAll('\\', '/'));
    }
  }
  return found;
}

afterEach(() => sendEventsTo(null));

it('reports every event of the specification, and no other', () => {
  expect(foundReporters()).toEqual(reporters);
});

it('reports nothing before the visitor consents or after the consent is withdrawn', () => {
  const heard: string[] = [];
  const event = ['scroll_ribbon_click', { product: 'core-hr' }] as const;
  track(...event);
  sendEventsTo((name) => heard.push(name));
  track(...event);
  sendEventsTo(null);
  track(...event);
  expect(heard).toEqual(['scroll_ribbon_click']);
});
