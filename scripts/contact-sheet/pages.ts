import { readFileSync } from 'node:fs';

/** How a page is looked at. */
export interface Form {
  readonly width: 375 | 1440;
  readonly scheme: 'light' | 'dark';
}

/** One picture of the sheet, and how high its page is. */
export interface PagePictures {
  readonly path: string;
  readonly form: Form;
  readonly file: string;
  readonly height: number;
}

/** Kinds of which there are many pages that look alike. */
const kinds = [
  /^\/blog\/./,
  /^\/knowledge-base\/./,
  /^\/[a-z-]+-hr-policy-templates$/,
  /^\/[a-z]{2}-paid-leave-policy-template$/,
  /^\/[a-z-]{3,}-paid-leave-policy-template$/,
  /^\/states\/./,
];

/** Of each kind the first page, of the others all. */
export function onePerKind(paths: readonly string[]): string[] {
  const kindOf = (path: string) => kinds.findIndex((kind) => kind.test(path));
  return paths.filter((path, index) => {
    const kind = kindOf(path);
    return kind === -1 || paths.findIndex((other) => kindOf(other) === kind) === index;
  });
}

/** The admin pages that need no row, read from the route table. */
export function readAdminPaths(): string[] {
  const table = readFileSync(new URL('../../src/admin-routes.tsx', import.meta.url), 'utf8');
  return [...table.matchAll(/'(\/admin[^']*)', 'admin\//g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes(':'));
}

/** A page with the pictures: one row for each path, one column for each form. */
export function contactSheet(pictures: readonly PagePictures[]): string {
  const rows = [...new Set(pictures.map(({ path }) => path))].map((path) => {
    const cells = pictures
      .filter((picture) => picture.path === path)
      .map(
        ({ form, file, height }) =>
          `<figure class="w${String(form.width)}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` +
          `<figcaption>${String(form.width)} ${form.scheme}, ${String(height)} px</figcaption></figure>`,
      );
    return `<h2>${path.replaceAll('&', '&amp;')}</h2><div>${cells.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>
  body { font: 14px sans-serif; margin: 2rem; background: #ddd }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { margin: 0; flex: none } figcaption { margin-top: .25rem }
  img { width: 100% } .w375 { width: 12rem } .w1440 { width: 32rem }
</style>
${rows.join('\n')}
`;
}
