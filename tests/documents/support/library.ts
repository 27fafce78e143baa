import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import {
  bundledFonts,
  type DocumentFormat,
  type DocumentMode,
  documentModes,
  type FilledDocument,
  fillTemplate,
  parseTemplate,
  type RenderedFile,
  renderDocument,
  type Template,
} from '../../../supabase/functions/_shared/documents/mod.ts';
import { shippedFactTexts } from '../../../supabase/functions/_shared/library/fact-texts.ts';
import { publisher } from '../../../supabase/functions/_shared/library/publisher.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['tests/documents/fixtures', 'content/templates', 'content/starter-pack'];

function markdownFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return path.endsWith('.md') ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => markdownFiles(join(path, name)));
}

const [fixtures = [], ...others] = folders.map((folder) => markdownFiles(join(root, folder)));

/** The fixtures are a handbook, a calendar and one of every syntax; then one template that is sold and one that is free. */
const sample = [...fixtures, ...others.flatMap((files) => files.slice(-1))];

const read = (path: string): Template =>
  parseTemplate(readFileSync(path, 'utf8'), path.slice(root.length), publisher);

/** The fixtures, the packages and the starter pack: all of them, in the short tier a sample. */
export const templates: readonly Template[] = (
  process.env['TEST_TIER'] === 'short' ? sample : [...fixtures, ...others.flat()]
).map(read);

/** What is sold and the starter pack, in every tier: for tests that read much and render little. */
export const soldTemplates = (): readonly Template[] => others.flat().map(read);

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

/** Each template in one mode, the modes in turn: for what takes long and differs little between the modes of a template. */
export function inOneMode(files: readonly MadeFile[]): MadeFile[] {
  const count = documentModes.length;
  return files.filter((_file, index) => index % count === Math.floor(index / count) % count);
}

/** Renders a template for the company of the tests. */
export const renderOne = (
  template: Template,
  mode: DocumentMode,
  format: DocumentFormat,
): Promise<RenderedFile> =>
  renderDocument({
    template,
    mode,
    format,
    values: companyValues,
    facts: shippedFactTexts,
    fonts: bundledFonts(),
    license: { holder: 'Lakeside Dental LLC', order: 'A-1001', key: 'KEY' },
  });

/** Renders every template in every mode to files of one format; `change` alters a template before. */
export async function makeFiles(
  folder: string,
  format: DocumentFormat,
  only: (template: Template) => boolean = () => true,
  change: (template: Template) => Template = (template) => template,
): Promise<MadeFile[]> {
  const made: MadeFile[] = [];
  for (const [index, original] of templates.entries()) {
    if (!only(original)) continue;
    const template = change(original);
    for (const mode of documentModes) {
      const { bytes, fileName } = await renderOne(template, mode, format);
      const name = `${String(index).padStart(3, '0')}-${mode}-${fileName}`;
      writeFileSync(join(folder, name), bytes);
      made.push({
        template,
        mode,
        document: fillTemplate(template, mode, companyValues, { facts: shippedFactTexts }),
        name,
        path: join(folder, name),
        label: `${template.path} (${mode})`,
      });
    }
  }
  return made;
}
