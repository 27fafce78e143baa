import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt } from './ensure-built';

let root = '';
const at = (path: string) => join(root, path);
const write = (path: string) => {
  mkdirSync(join(at(path), '..'), { recursive: true });
  writeFileSync(at(path), path);
};

const codeFiles = ['dist/assets/index.css', 'dist/assets/shell.js', 'dist-server/prerender.js'];
const built = [...codeFiles, 'dist-server/template.html', 'dist/pictures/one.webp', 'dist/pictures/two.webp'];

/** Builds in the folder as Vite does: it empties its own two folders first. */
async function build(code = 'code-1', pictures = 'pictures-1'): Promise<string[]> {
  const done: string[] = [];
  await ensureBuilt({
    siteFolder: at('dist'),
    serverFolder: at('dist-server'),
    code,
    pictures,
    buildCode: () => {
      done.push('code');
      for (const folder of ['dist', 'dist-server']) rmSync(at(folder), { recursive: true, force: true });
      [...codeFiles, 'dist-server/template.html'].forEach(write);
      return Promise.resolve();
    },
    drawPictures: () => {
      done.push('pictures');
      const files = ['one.webp', 'two.webp'];
      files.forEach((file) => write(`cache/${file}`));
      return Promise.resolve(files.map((file) => ({ file, kept: at(`cache/${file}`) })));
    },
    onBuild: () => undefined,
  });
  return done.sort();
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'northstar-build-'));
  expect(await build()).toEqual(['code', 'pictures']);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const parts = ['dist', 'dist/assets', 'dist/pictures', 'dist-server', 'cache', 'dist-server/code.stamp'];
const combinations = Array.from({ length: 2 ** parts.length }, (_, bits) =>
  parts.filter((__, index) => bits & (1 << index)),
);

describe('a start after parts of the build were deleted', () => {
  it.each(combinations.map((missing) => [missing.join(', ') || 'nothing', missing] as const))(
    'has everything again without %s',
    async (_, missing) => {
      for (const part of missing) rmSync(at(part), { recursive: true, force: true });
      await build();
      expect(built.filter((file) => !existsSync(at(file)))).toEqual([]);
      expect(await build()).toEqual([]);
    },
  );

  it.each(built)('has everything again without the file %s', async (file) => {
    rmSync(at(file));
    await build();
    expect(built.filter((path) => !existsSync(at(path)))).toEqual([]);
  });
});

it('builds nothing while the sources are the same, and what has changed when they are not', async () => {
  expect(await build()).toEqual([]);
  expect(await build('code-1', 'pictures-2')).toEqual(['pictures']);
  expect(await build('code-2', 'pictures-2')).toEqual(['code', 'pictures']);
  writeFileSync(at('dist-server/code.stamp'), 'the stamp of an older version');
  expect(await build('code-2', 'pictures-2')).toEqual(['code', 'pictures']);
});
