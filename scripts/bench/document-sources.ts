import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  bundledFonts,
  type DocumentFormat,
  parseTemplate,
  renderDocument,
  type Template,
  templateOf,
  type TemplateTree,
  treeOf,
} from '../../supabase/functions/_shared/documents/mod.ts';
import { shippedFactTexts } from '../../supabase/functions/_shared/library/fact-texts.ts';
import { publisher } from '../../supabase/functions/_shared/library/publisher.ts';

/** The answers and the license of the files that are made. */
export const values = {
  company_name: 'Lakeside Dental LLC',
  company_short_name: 'Lakeside',
  effective_date: '2027-01-01',
};
export const license = { holder: 'Lakeside Dental LLC', order: 'A-1001', key: 'NS-1' };

/** The tree of a source as the database stores it. */
export function storedTree(source: string, path: string): string {
  return JSON.stringify(treeOf(parseTemplate(source, path, publisher)));
}

export function readTree(tree: string): Template {
  return templateOf(JSON.parse(tree) as TemplateTree, publisher);
}

/** From the tree as it is stored to the bytes of the file: what a download costs. */
export async function convert(tree: string, format: DocumentFormat, mode: 'blank' | 'company' = 'blank') {
  const template = readTree(tree);
  return (
    await renderDocument({
      template,
      mode,
      format,
      values,
      license,
      fonts: bundledFonts(),
      facts: shippedFactTexts,
    })
  ).bytes;
}

/** The Markdown files below a path, in order; the path itself if it is one. */
export function markdownFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return path.endsWith('.md') ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => markdownFiles(join(path, name)));
}
