import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  bundledFonts,
  type DocumentFormat,
  parseTemplate,
  renderDocument,
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

/** From the source as it is stored to the bytes of the file: what a download costs. */
export async function convert(
  source: string,
  path: string,
  format: DocumentFormat,
  mode: 'blank' | 'company' = 'blank',
) {
  const template = parseTemplate(source, path, publisher);
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
