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

/** Each pack with its day: "…, version 1.0 Released …" and "… Version 1.0, 12 documents, 40 pages, last reviewed …". */
async function daysOn(path: string): Promise<Named[]> {
  const titles = packs.map(({ title }) => title).join('|');
  const saying = new RegExp(
    `(${titles})(?:, version [\\d.]+ Released| Version [\\d.]+, [\\w, ]+, last reviewed) (\\w+ \\d+, \\d{4})`,
    'g',
  );
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

it('every page that names the release day of a pack names the same one', () => {
  const days = new Map(packs.map(({ title, last_updated }) => [title, last_updated]));
  expect(named.filter(({ title, day }) => days.get(title) !== day)).toEqual([]);
  // Each pack at least twice on its product's page: in the list of files and beside its version.
  const seldom = [...days.keys()].filter((title) => named.filter((one) => one.title === title).length < 2);
  expect(seldom).toEqual([]);
});

it('a pack was released on the day that its files name, not when the shop was installed', () => {
  const asFiled = packs.filter(({ id }) => !editedPacks.has(id));
  expect(asFiled.length).toBeGreaterThan(1);
  expect(asFiled.map(({ id, last_updated }) => [id, last_updated])).toEqual(
    asFiled.map(({ id }) => [id, dayInFiles(id)]),
  );
});
