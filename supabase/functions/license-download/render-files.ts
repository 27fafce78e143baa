import { products } from '../_shared/contracts/products.ts';
import type { DownloadMode } from '../_shared/contracts/orders.ts';
import { buildArchive } from '../_shared/documents/archive.ts';
import { bundledFonts } from '../_shared/documents/fonts.ts';
import { parseTemplate } from '../_shared/documents/parse-template.ts';
import { renderDocument, type DocumentFormat, type RenderedFile } from '../_shared/documents/render.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import type { OpenLicense } from './load-license.ts';
import type { StoredTemplate } from './load-templates.ts';

export interface RenderRequest {
  readonly license: OpenLicense;
  readonly mode: DownloadMode;
  readonly values: Readonly<Record<string, string>>;
}

const archiveFolders: readonly (readonly [format: DocumentFormat, folder: string])[] = [
  ['docx', 'Word'],
  ['pdf', 'PDF'],
  ['gdocx', 'Google Docs'],
  ['xlsx', 'Excel'],
];

/** Who the files are licensed to: the company, once its profile is filled in, else the address that bought. */
function licenceOf({ license, values }: RenderRequest) {
  return { holder: values['company_name'] || license.email, order: license.orderId, key: license.key };
}

export function renderTemplate(
  template: StoredTemplate,
  format: DocumentFormat,
  request: RenderRequest,
): Promise<RenderedFile> {
  if (!template.formats.includes(format)) {
    throw new HttpError(400, 'unknown_format', 'This template does not come in that format.', {
      field: 'format',
    });
  }
  return renderDocument({
    template: parseTemplate(template.content, template.path),
    mode: request.mode,
    values: request.values,
    format,
    licence: licenceOf(request),
    fonts: bundledFonts(),
  });
}

/** Everything that the licence opens, in folders by package and format, with the certificate. */
export async function renderLicenseArchive(
  templates: readonly StoredTemplate[],
  request: RenderRequest,
): Promise<RenderedFile> {
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const template of templates) {
    for (const [format, folder] of archiveFolders) {
      if (template.formats.includes(format)) {
        const file = await renderTemplate(template, format, request);
        files.push({ name: `${template.packageId}/${folder}/${file.fileName}`, bytes: file.bytes });
      }
    }
  }
  const { name } = products[request.license.sku];
  return buildArchive(files, {
    title: name,
    readMe: `${name}\n\nEach document comes as Word, for Google Docs and as PDF; calendars and trackers also as Excel. Start with the Word file: the fields in it are your company's details.\n\nLicence ${request.license.key}, order ${request.license.orderId}.`,
    licence: { licence: licenceOf(request), product: name, issuedOn: request.license.issuedAt.slice(0, 10) },
    fonts: bundledFonts(),
  });
}
