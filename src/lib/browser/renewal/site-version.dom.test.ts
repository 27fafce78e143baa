import { afterEach, expect, it } from 'vitest';
import { beOlderThanSite, forgetRenewal, samePage } from '../../../../tests/support/newer-version';
import { askSiteVersion } from './site-version';

afterEach(forgetRenewal);

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
const newer = '<script type="module" crossorigin src="/assets/index-new.js"></script>';

it.each([
  ['newer', 'a page that names another entry', () => html(newer)],
  ['newer', "the site's own page for an address that is gone", () => html(newer, 404)],
  ['same', 'a page that names the same entry', samePage],
  ['unreachable', 'an error of the host', () => html(newer, 503)],
  ['unreachable', 'the page of another network', () => html('<h1>Sign in to the hotel</h1>')],
  ['unreachable', 'what is not a page', () => Response.json(newer)],
  [
    'unreachable',
    'no answer',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('is %s for %s', async (version, _, answer) => {
  beOlderThanSite(answer);
  expect(await askSiteVersion()).toBe(version);
});

it('is not known where the document has no entry', async () => {
  beOlderThanSite(() => html(newer));
  document.head.replaceChildren();
  expect(await askSiteVersion()).toBe('unreachable');
});
