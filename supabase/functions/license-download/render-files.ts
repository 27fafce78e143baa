import type { FileFormat, FileMode } from '../_shared/contracts/file-formats.ts';
import { products } from '../_shared/contracts/products.ts';
import { buildArchive } from '../_shared/documents/archive.ts';
import { renderCertificate } from '../_shared/documents/certificate.ts';
import { bundledFonts } from '../_shared/documents/fonts.ts';
import type { RenderedFile } from '../_shared/documents/render.ts';
import { archiveFolders } from '../_shared/library/archive-folders.ts';
import { renderTemplate } from '../_shared/library/render-template.ts';
import type { StoredTemplate } from '../_shared/library/stored-templates.ts';
import type { OpenLicense } from '../_shared/licenses/load-license.ts';
import { verifyAddress } from '../_shared/licenses/verify-address.ts';

export interface RenderRequest {
  readonly license: OpenLicense;
  readonly mode: FileMode;
  readonly answers: Readonly<Record<string, string>>;
  readonly siteUrl: string;
}

/** Who the files are licensed to: the company, once its profile is filled in, else the address that bought. */
function licenseOf({ license, answers }: RenderRequest) {
  return { holder: answers['company_name'] || license.email, order: license.orderId, key: license.key };
}

export function renderLicensed(
  template: StoredTemplate,
  format: FileFormat,
  request: RenderRequest,
): Promise<RenderedFile> {
  return renderTemplate(template, {
    format,
    mode: request.mode,
    answers: request.answers,
    license: licenseOf(request),
  });
}

function certificateOf(request: RenderRequest) {
  const { license, siteUrl } = request;
  return {
    license: licenseOf(request),
    product: products[license.sku].name,
    issuedOn: license.issuedAt.slice(0, 10),
    verifyUrl: verifyAddress(siteUrl, license.key),
  };
}

/** The certificate alone; the same bytes as in the archive. */
export function renderLicenseCertificate(request: RenderRequest): Promise<RenderedFile> {
  return renderCertificate(certificateOf(request), bundledFonts());
}

/** Everything that the license opens, in folders by package and format, with the certificate. */
export async function renderLicenseArchive(
  templates: readonly StoredTemplate[],
  request: RenderRequest,
): Promise<RenderedFile> {
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const template of templates) {
    for (const [format, folder] of archiveFolders) {
      if (template.formats.includes(format)) {
        const file = await renderLicensed(template, format, request);
        files.push({ name: `${template.packageId}/${folder}/${file.fileName}`, bytes: file.bytes });
      }
    }
  }
  const { license } = request;
  const { name } = products[license.sku];
  const certificate = certificateOf(request);
  return buildArchive(files, {
    title: name,
    readMe: readMe(name, license, templates, certificate.verifyUrl),
    license: certificate,
    fonts: bundledFonts(),
  });
}

function readMe(
  name: string,
  license: OpenLicense,
  templates: readonly StoredTemplate[],
  verifyUrl: string,
): string {
  const list = templates.map(({ title, version }) => `- ${title}, version ${version}`).join('\n');
  return [
    name,
    'Each document comes as Word, for Google Docs and as PDF; calendars and trackers also as Excel. Start with the Word file: the fields in it are your company’s details, and one that is changed once changes everywhere.',
    `What is inside:\n\n${list}`,
    'manifest.json lists every file with its SHA-256 sum, so that you can tell later whether a copy is unchanged.',
    `License ${license.key}, order ${license.orderId}. Anyone can check the license at ${verifyUrl}`,
  ].join('\n\n');
}
