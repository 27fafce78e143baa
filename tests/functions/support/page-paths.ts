import { allStateCodes, statePath } from '@law/law-addresses';
import { shopUrl } from '../../../scripts/support/shop';

/** Every page of the sitemap, the states that it leaves out, and three that are in no list. */
export async function pagePaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  const states = allStateCodes.map(statePath);
  return [...new Set([...listed, ...states, '/thank-you', '/find-order', '/account'])];
}
