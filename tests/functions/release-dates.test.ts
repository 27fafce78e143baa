import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { shop, shopUrl } from '../../scripts/support/shop';
import { pagePaths } from './support/page-paths';

interface Pack {
  readonly id: string;
  readonly title: string;
  readonly last_updated: string;
}

interface Named {
  readonly path: string;
  readonly title: string;
  readonly day: string;
}

let packs: Pack[];
/** Packs with a text that the owner has edited. */
let editedPacks: ReadonlySet<string>;
let named: Named[];

/** What a page shows as plain text. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(shopUrl + path)).text();
  // A tag within a line holds words together and is no space.
  const lines = html.replaceAll(/<script.*?<\/script>|<\/(?:p|h\d|li)>/gs, ' ').replaceAll(/<[^>]+>/g, '');
  return lines.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ');
}

/** Each pack with the day of its law: "…, version 1.0 Law as of …". */
async function daysOn(path: string): Promise<Named[]> {
  const titles = packs.map(({ title }) => title).join('|');
  const saying = new RegExp(`(${titles}), version [\\d.]+ Law as of (\\w+ \\d+, \\d{4})`, 'g');
  return [...(await textOf(path)).matchAll(saying)].map(([, title = '', day]) => ({
    path,
    title,
    day: new Date(`${day} UTC`).toISOString().slice(0, 10),
  }));
}

/** The newest day in the files of a pack. */
function dayInFiles(id: string): string | undefined {
  const folder = `content/templates/${id}`;
  const days = readdirSync(folder).map(
    (name) => /^last_reviewed: (\S+)$/m.exec(readFileSync(`${folder}/${name}`, 'utf8'))?.[1] ?? '',
  );
  return days.sort().at(-1);
}

beforeAll(async () => {
  packs = await shop.rowsOf<Pack>('template_packages?select=id,title,last_updated');
  const edited = await shop.rowsOf<{ package_id: string }>(
    'templates?select=package_id,template_versions!inner(origin)&template_versions.origin=eq.owner',
  );
  editedPacks = new Set(edited.map(({ package_id }) => package_id));
  named = (await Promise.all((await pagePaths()).map(daysOn))).flat();
}, 120_000);

it('every pack has one day on its product’s page, that of the law in the oldest of its documents', async () => {
  const rows = await shop.rowsOf<{ package_id: string; law_as_of: string }>(
    'templates?select=package_id,law_as_of&is_retired=is.false',
  );
  const lawOf = ({ id }: Pack) =>
    rows
      .filter((row) => row.package_id === id)
      .map((row) => row.law_as_of)
      .sort()
      .at(0);
  const days = packs.map((pack) => ({ title: pack.title, day: lawOf(pack) }));
  const byTitle = <Row extends { readonly title: string }>(list: readonly Row[]) =>
    list.map(({ title }) => title).sort();
  expect(byTitle(named)).toEqual(byTitle(packs));
  expect(named.filter(({ title, day }) => days.find((one) => one.title === title)?.day !== day)).toEqual([]);
});

it('no page calls another day the one on which a pack was released or reviewed', async () => {
  const texts = await Promise.all((await pagePaths()).map(textOf));
  expect(texts.filter((text) => /\b(?:Released|last reviewed) \w+ \d+, \d{4}/.test(text))).toEqual([]);
}, 120_000);

it('a pack was released on the day that its files name, not when the shop was installed', () => {
  const asFiled = packs.filter(({ id }) => !editedPacks.has(id));
  expect(asFiled.length).toBeGreaterThan(1);
  expect(asFiled.map(({ id, last_updated }) => [id, last_updated])).toEqual(
    asFiled.map(({ id }) => [id, dayInFiles(id)]),
  );
});
