import { expect, test } from './support/test';
import { shopUrl } from './support/shop';

interface Seen {
  readonly status: number;
  readonly html: string;
}

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  );

/** Reads every page that is reachable from the first one, like a search engine: HTML only. */
async function crawl(starts: readonly string[], read: (path: string) => Promise<Seen>) {
  const pages = new Map<string, Seen>();
  const linkedFrom = new Map<string, string>();
  const anchors: { readonly from: string; readonly path: string; readonly id: string }[] = [];
  const known = new Set(starts);
  for (let waiting = [...starts]; waiting.length > 0;) {
    const answers = await Promise.all(waiting.map(async (path) => [path, await read(path)] as const));
    const found = new Set<string>();
    for (const [path, page] of answers) {
      pages.set(path, page);
      for (const href of [...attribute(page.html, 'href'), ...attribute(page.html, 'src')]) {
        const url = new URL(href, shopUrl + path);
        if (url.origin !== shopUrl || !/^https?:$/.test(url.protocol)) {
          continue;
        }
        if (url.hash) {
          anchors.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) });
        }
        const target = url.pathname + url.search;
        if (target !== path && !linkedFrom.has(target)) {
          linkedFrom.set(target, path);
        }
        if (!known.has(target)) {
          known.add(target);
          found.add(target);
        }
      }
    }
    waiting = [...found];
  }
  return { pages, linkedFrom, anchors };
}

/** Pages for search engines and campaigns, which the site need not link. */
const landingPage = /-(paid-leave-policy-template|hr-policy-templates)$/;

test('no page of the site has a broken link', async ({ request }) => {
  test.setTimeout(180_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(45);

  const { pages, linkedFrom, anchors } = await crawl(listed, async (path) => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    const isHtml = (answer.headers()['content-type'] ?? '').startsWith('text/html');
    return { status: answer.status(), html: isHtml ? await answer.text() : '' };
  });

  const broken = [...pages].filter(([, { status }]) => status !== 200);
  expect(
    broken.map(([path, { status }]) => `${status} ${path}, linked from ${linkedFrom.get(path)}`),
  ).toEqual([]);

  const lost = anchors.filter(({ path, id }) => !attribute(pages.get(path)?.html ?? '', 'id').includes(id));
  expect(lost.map(({ from, path, id }) => `${path}#${id}, linked from ${from}`)).toEqual([]);

  expect(listed.filter((path) => !linkedFrom.has(path) && !landingPage.test(path))).toEqual([]);

  // Every listed page has one h1 and a title of its own.
  const titles = listed.map((path) => /<title[^>]*>([^<]+)/.exec(pages.get(path)?.html ?? '')?.[1] ?? path);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(listed.filter((path) => (pages.get(path)?.html.match(/<h1[\s>]/g) ?? []).length !== 1)).toEqual([]);
});
