import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentModes, fillTemplate } from '../../../supabase/functions/_shared/documents/fill.ts';
import type { DocumentMode, FilledDocument } from '../../../supabase/functions/_shared/documents/fill.ts';
import { bundledFonts } from '../../../supabase/functions/_shared/documents/fonts.ts';
import { parseTemplate } from '../../../supabase/functions/_shared/documents/parse-template.ts';
import { renderDocument } from '../../../supabase/functions/_shared/documents/render.ts';
import type { DocumentFormat } from '../../../supabase/functions/_shared/documents/document-formats.ts';
import type { Template } from '../../../supabase/functions/_shared/documents/template.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['tests/documents/fixtures', 'content/templates', 'content/starter-pack'];

function markdownFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return path.endsWith('.md') ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => markdownFiles(join(path, name)));
}

/** Every template there is: the fixtures, the goods and the starter pack. */
export const templates: readonly Template[] = folders
  .flatMap((folder) => markdownFiles(join(root, folder)))
  .map((path) => parseTemplate(readFileSync(path, 'utf8'), path.slice(root.length)));

/** A company that answered some questions and left others open. */
const companyValues: Readonly<Record<string, string>> = {
  company_name: 'Lakeside Dental & Söhne "LLC"',
  company_short_name: 'Lakeside',
  hr_contact_name: 'Ana María O’Neil',
  effective_date: '2027-02-01',
  pay_frequency: 'Every two weeks',
};

export interface MadeFile {
  readonly template: Template;
  readonly mode: DocumentMode;
  readonly document: FilledDocument;
  /** Unique in the folder. */
  readonly name: string;
  readonly path: string;
  /** For messages: `content/templates/…/x.md (blank)`. */
  readonly label: string;
}

/** Renders every template in every mode to files of one format. */
export async function makeFiles(
  folder: string,
  format: DocumentFormat,
  only: (template: Template) => boolean = () => true,
): Promise<MadeFile[]> {
  const made: MadeFile[] = [];
  for (const [index, template] of templates.entries()) {
    if (!only(template)) continue;
    for (const mode of documentModes) {
      const file = await renderDocument({
        template,
        mode,
        format,
        values: companyValues,
        fonts: bundledFonts(),
        license: { holder: 'Lakeside Dental LLC', order: 'A-1001', key: 'KEY' },
      });
      const name = `${String(index).padStart(3, '0')}-${mode}-${file.fileName}`;
      writeFileSync(join(folder, name), file.bytes);
      made.push({
        template,
        mode,
        document: fillTemplate(template, mode, companyValues),
        name,
        path: join(folder, name),
        label: `${template.path} (${mode})`,
      });
    }
  }
  return made;
}
