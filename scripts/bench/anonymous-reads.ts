import type { shopAt } from '../support/shop.ts';
import type { Figure } from './figures.ts';

const reads = 10_000;
const inFlight = 100;
const leastPerSecond = 1500;

/** What visitors' pages ask the Data API for. */
const questions = [
  'blog_posts?select=slug,title,excerpt,published_at&status=eq.published&order=published_at.desc&limit=12',
  'knowledge_base_articles?select=slug,title,category&status=eq.published&order=title',
  'template_packages?select=*',
  'law_facts?select=*&limit=50',
  'site_settings?select=key,value',
];

/** Ten thousand reads of visitors, a hundred at a time: how many a second, and how many were not answered well. */
export async function measureReads(shop: ReturnType<typeof shopAt>): Promise<Figure[]> {
  let next = 0;
  let failed = 0;
  const reader = async () => {
    while (next < reads) {
      const question = questions[next++ % questions.length] ?? '';
      const answer = await fetch(`${shop.apiUrl}/rest/v1/${question}`, {
        headers: { apikey: shop.publishableKey },
      }).catch(() => null);
      const rows = answer?.status === 200 ? ((await answer.json()) as unknown[]) : [];
      if (rows.length === 0) failed += 1;
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: inFlight }, reader));
  const seconds = (performance.now() - start) / 1000;
  return [
    {
      name: `anonymous reads a second, of ${reads} with ${inFlight} in flight`,
      value: reads / seconds,
      bound: leastPerSecond,
      direction: 'at least',
      unit: '',
    },
    { name: 'reads among them that failed', value: failed, bound: 0, direction: 'exactly', unit: '' },
  ];
}
