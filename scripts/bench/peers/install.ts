import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWithDocxPackage } from './docx-package.ts';
import type { DocxPackage, MarkdownNode } from './docx-package.ts';

export interface Contestant {
  readonly name: string;
  /** Runs outside this process, where there is no code to warm up. */
  readonly process?: boolean;
  /** Makes the document once. */
  readonly run: () => unknown;
}

interface MdastModules {
  readonly fromMarkdown: (text: string, options: object) => MarkdownNode;
  readonly gfmFromMarkdown: () => object;
  readonly gfm: () => object;
}

const packages = [
  'docx@9.5.1',
  'mdast-util-from-markdown@2.0.2',
  'mdast-util-gfm@3.1.0',
  'micromark-extension-gfm@3.0.0',
];

/** Installs the npm peers into a folder and answers what they can do; without a network, nothing and a line that says so. */
export async function docxPackages(folder: string, markdown: string): Promise<Contestant[]> {
  const place = join(folder, 'npm');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"private":true,"type":"module"}');
  const result = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ...packages], {
    cwd: place,
    encoding: 'utf8',
  });
  if (result.status !== 0 || !existsSync(join(place, 'node_modules/docx'))) {
    console.warn(
      `  skipped: the docx package could not be installed (${result.stderr.trim().split('\n')[0] ?? ''})`,
    );
    return [];
  }
  // The peers resolve their own packages from the folder they lie in.
  writeFileSync(
    join(place, 'all.js'),
    "export * as docx from 'docx';\nexport { fromMarkdown } from 'mdast-util-from-markdown';\nexport { gfmFromMarkdown } from 'mdast-util-gfm';\nexport { gfm } from 'micromark-extension-gfm';\n",
  );
  const bundle = join(place, 'all.mjs');
  const built = spawnSync(
    'npx',
    [
      '--yes',
      'esbuild@0.25.10',
      'all.js',
      '--bundle',
      '--format=esm',
      '--platform=node',
      `--outfile=${bundle}`,
    ],
    { cwd: place, encoding: 'utf8' },
  );
  if (built.status !== 0) {
    console.warn(
      `  skipped: the docx package could not be bundled (${built.stderr.trim().split('\n')[0] ?? ''})`,
    );
    return [];
  }
  const { docx, ...mdast } = (await import(`file://${bundle}`)) as { docx: DocxPackage } & MdastModules;
  const tree = (): MarkdownNode =>
    mdast.fromMarkdown(markdown, { extensions: [mdast.gfm()], mdastExtensions: [mdast.gfmFromMarkdown()] });
  return [{ name: 'docx on mdast', run: () => convertWithDocxPackage(docx, tree()) }];
}
