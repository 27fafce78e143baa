import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { industrySlugs, longFormSlugs } from '@law/law-addresses.ts';
import { closingLinesSchema, industrySchema, longFormSchema } from '../../src/catalog/page-schemas.ts';
import { readYaml, TextFileError, type FileProblem } from './text-file.ts';

const folders: readonly { folder: string; slugs: readonly string[]; schema: z.ZodType }[] = [
  { folder: 'long-form', slugs: longFormSlugs, schema: longFormSchema },
  { folder: 'industries', slugs: industrySlugs, schema: industrySchema },
];

/** Every mistake in the texts of `pages` below `contentFolder`: schema, missing files and files without an address. */
export function checkPageFiles(contentFolder: string): FileProblem[] {
  const pages = join(contentFolder, 'pages');
  return [
    ...folders.flatMap(({ folder, slugs, schema }) => {
      const names = readdirSync(join(pages, folder));
      const expected = slugs.map((slug) => `${slug}.yaml`);
      return [
        ...names
          .filter((name) => !expected.includes(name))
          .map((name) => ({ path: join(pages, folder, name), line: 1, message: 'no page has this name' })),
        ...expected.flatMap((name) => problemsIn(join(pages, folder, name), schema)),
      ];
    }),
    ...problemsIn(join(pages, 'industry-closing-lines.yaml'), closingLinesSchema),
  ];
}

function problemsIn(path: string, schema: z.ZodType): readonly FileProblem[] {
  try {
    readYaml(readFileSync(path, 'utf8'), path, schema);
    return [];
  } catch (error) {
    if (error instanceof TextFileError) return error.problems;
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
    return [{ path, line: 1, message: 'the file is missing' }];
  }
}
