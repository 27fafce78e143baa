import { beforeAll, describe, expect, it } from 'vitest';
import { apiUrl, publishableKey, shopUrl } from '../../scripts/support/shop';
import { waitUntil } from '../../scripts/support/wait-until';
import { buy, openOrder, post } from './support/purchase';

/** An archive differs by what it is filled with and for whom: six of each license. */
const kinds = ['blank', 'sample', 'company'].flatMap((mode) =>
  ['working', 'issue'].map((copy) => ({ mode, copy })),
);

/** Links to six different archives of a license that nobody has used yet. */
async function sixArchives(): Promise<string[]> {
  const { licenseId, ...purchase } = await buy('mn-paid-leave');
  const access = await openOrder({ licenseId, ...purchase });
  await post('license-answers', { license_id: licenseId, answers: { company_name: licenseId } }, access);
  const links: string[] = [];
  for (const kind of kinds) {
    const wish = { license_id: licenseId, format: 'zip', ...kind };
    const { status, body } = await post('license-download', wish, access);
    expect(status, JSON.stringify(body)).toBe(200);
    links.push((body as { url: string }).url);
  }
  return links;
}

interface Ended {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

async function end(answer: Response): Promise<Ended> {
  const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text };
}

const readsOfVisitors = [`${apiUrl}/health`, `${apiUrl}/rest/v1/template_packages?select=id`, `${shopUrl}/`];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let first: string[];
let second: string[];
let third: string[];

beforeAll(async () => {
  [first, second, third] = [await sixArchives(), await sixArchives(), await sixArchives()];
});

describe('fifty archives at once', () => {
  it('leave the shop answering; what is too much is refused with the time to wait', async () => {
    const links = [...first, ...second];
    const repeated = Array.from({ length: 38 }, (_, index) => links[index % links.length] ?? '');
    let open = links.length + repeated.length;
    const asked = [...links, ...repeated].map(async (link) => {
      const ended = await end(await fetch(link));
      open -= 1;
      return ended;
    });
    const openAfter: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const address = readsOfVisitors[turn % readsOfVisitors.length] ?? '';
      expect((await fetch(address, { headers: { apikey: publishableKey } })).status, address).toBe(200);
      openAfter.push(open);
    }
    expect(Math.min(...openAfter)).toBeGreaterThan(0);

    const ended = await Promise.all(asked);
    const withStatus = (status: number) => ended.filter((answer) => answer.status === status);
    expect(withStatus(200).length + withStatus(429).length + withStatus(503).length).toBe(50);
    // Six of each license are let through, and of these twelve no more than seven find room.
    expect(withStatus(429)).toHaveLength(38);
    expect(withStatus(503).length).toBeGreaterThan(0);
    expect(withStatus(200).length).toBeGreaterThanOrEqual(6);
    for (const { text } of withStatus(200)) expect(text.slice(0, 2)).toBe('PK');
    for (const { retryAfter, text } of [...withStatus(429), ...withStatus(503)]) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(text).toMatch(/Please try again in \d+ seconds/);
    }
  });

  it('give their places back when those who asked have hung up', async () => {
    const [last = '', ...others] = third;
    const [fourth, fifth] = [await sixArchives(), await sixArchives()];
    const callers = new AbortController();
    const statuses: number[] = [];
    const asked = [...others, ...fourth].map((link) =>
      fetch(link, { signal: callers.signal }).then(
        async (answer) => {
          statuses.push(answer.status);
          await answer.body?.cancel();
        },
        () => undefined,
      ),
    );
    await waitUntil('a refusal', () => Promise.resolve(statuses.includes(503)));
    callers.abort();
    await Promise.all(asked);
    // As many as the queue holds beside the one that is made, and they were not there without the free places.
    await pause(500);
    const next = await Promise.all([last, ...fifth.slice(0, 5)].map(async (link) => end(await fetch(link))));
    expect(next.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
