import { strToU8 } from 'fflate';
import type { DownloadFormat, FileCopy, FileFormat, FileMode } from '../_shared/contracts/file-formats.ts';
import { products } from '../_shared/contracts/products.ts';
import {
  type ArchiveFile,
  buildArchive,
  bundledFonts,
  fileNameMark,
  type License,
  findMissingGlyphs,
  redlineFile,
  renderCertificate,
  type RenderedFile,
} from '../_shared/documents/mod.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { publisher } from '../_shared/library/publisher.ts';
import { archiveFolders } from '../_shared/library/archive-folders.ts';
import { redlineOf } from '../_shared/library/redline-copy.ts';
import { renderInCalls } from '../_shared/library/render-in-calls.ts';
import {
  checkGlyphsOf,
  copyOptions,
  renderTemplate,
  type TemplateRequest,
} from '../_shared/library/render-template.ts';
import {
  describeStatementsUnderReview,
  type StatementUnderReview,
} from '../_shared/library/statements-under-review.ts';
import type { StoredTemplate } from '../_shared/library/stored-templates.ts';
import type { OpenLicense } from '../_shared/licenses/load-license.ts';
import { verifyAddress } from '../_shared/licenses/verify-address.ts';

export interface RenderRequest {
  readonly license: OpenLicense;
  readonly licensee: License;
  readonly mode: FileMode;
  readonly copy: FileCopy;
  readonly answers: Readonly<Record<string, string>>;
  readonly siteUrl: string;
  readonly today: string;
  /** What the read-me of an archive says of its sentences; only an archive has them. */
  readonly underReview?: readonly StatementUnderReview[];
}

/**
 * 400 for an answer that the PDF could not show, so that it is an error beside the button and not in the tab of a download.
 * A ZIP comes without such PDFs and is never refused.
 */
export async function checkLicensed(
  read: () => Promise<readonly StoredTemplate[]>,
  format: DownloadFormat,
  request: RenderRequest,
): Promise<void> {
  if (format !== 'pdf' || !(await mayLackGlyphs(request))) return;
  for (const template of await read()) {
    await checkGlyphsOf(template, templateRequest(request));
  }
}

/** Asked first: the texts are long, and nearly always nothing is wrong. */
async function mayLackGlyphs({ mode, answers, licensee }: RenderRequest): Promise<boolean> {
  if (mode !== 'company') return false;
  const typed = [...Object.values(answers), licensee.preparedBy].join('');
  return (await findMissingGlyphs(typed, bundledFonts())).length > 0;
}

/** The documents whose PDF could not show an answer, each with the reason. */
async function withoutPdf(
  templates: readonly StoredTemplate[],
  request: RenderRequest,
): Promise<ReadonlyMap<StoredTemplate, string>> {
  const reasons = new Map<StoredTemplate, string>();
  if (!(await mayLackGlyphs(request))) return reasons;
  for (const template of templates.filter(({ formats }) => formats.includes('pdf'))) {
    await checkGlyphsOf(template, templateRequest(request)).catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.code !== 'missing_glyphs') throw error;
      reasons.set(template, error.message);
    });
  }
  return reasons;
}

export function renderLicensed(
  template: StoredTemplate,
  format: FileFormat,
  request: RenderRequest,
): Promise<RenderedFile> {
  return renderTemplate(template, { format, ...templateRequest(request) });
}

function templateRequest(request: RenderRequest): Omit<TemplateRequest, 'format'> {
  const { mode, copy, answers, licensee, today } = request;
  return { mode, copy, answers, license: licensee, today };
}

/** The changes from one text to a newer one, in the copy that the buyer chose. */
export function renderLicensedRedline(
  older: StoredTemplate,
  newer: StoredTemplate,
  request: RenderRequest,
): RenderedFile {
  return redlineFile(redlineOf(older, newer, request), {
    date: newer.releasedOn,
    ...copyOptions(request.copy),
    license: request.licensee,
  });
}

function certificateOf(request: RenderRequest) {
  const { license, licensee, siteUrl } = request;
  return {
    publisher,
    license: licensee,
    product: products[license.sku].name,
    issuedOn: license.issuedOn,
    verifyUrl: verifyAddress(siteUrl, license.key),
  };
}

/** The certificate alone; the same bytes as in the archive. */
export function renderLicenseCertificate(request: RenderRequest): Promise<RenderedFile> {
  return renderCertificate(certificateOf(request), bundledFonts());
}

/** Everything that the license opens, in folders by package and format, with the certificate. */
export async function renderLicenseArchive(
  context: FunctionContext,
  templates: readonly StoredTemplate[],
  request: RenderRequest,
  signal: AbortSignal,
): Promise<RenderedFile> {
  const leftOut = await withoutPdf(templates, request);
  const wanted = templates.flatMap((template) =>
    archiveFolders
      .filter(([format]) => template.formats.includes(format) && !(format === 'pdf' && leftOut.has(template)))
      .map(([format, folder]) => ({ template, format, folder })),
  );
  const made = await renderInCalls(
    context,
    { wanted, facts: templates[0]?.facts ?? new Map(), signal },
    templateRequest(request),
  );
  const files = wanted.map(({ template, folder }, index): ArchiveFile => {
    const file = made[index];
    if (!file) throw new Error(`${template.path} was not made.`);
    return {
      name: `${template.packageId}/${folder}/${file.fileName}`,
      bytes: file.bytes,
      date: template.releasedOn,
    };
  });
  const { license, underReview = [] } = request;
  const { name } = products[license.sku];
  const certificate = certificateOf(request);
  const missing = describeLeftOut(leftOut);
  const archive = await buildArchive([...files, ...leftOutFile(missing)], {
    publisher,
    title: name,
    readMe: readMe(name, license, templates, { verifyUrl: certificate.verifyUrl, underReview, missing }),
    license: certificate,
    fonts: bundledFonts(),
  });
  const mark = fileNameMark(request.mode, copyOptions(request.copy));
  return { ...archive, fileName: archive.fileName.replace(/\.zip$/, `${mark}.zip`) };
}

/** Why an archive lacks PDFs, and what to do about it; empty when it has all. */
function describeLeftOut(leftOut: ReadonlyMap<StoredTemplate, string>): string {
  if (leftOut.size === 0) return '';
  const reasons = [...new Set(leftOut.values())].map((reason) => `- ${reason}`).join('\n');
  const titles = [...leftOut.keys()].map(({ title }) => `- ${title}`).join('\n');
  return [
    `PDF files that are not here: ${leftOut.size}. Their Word and Google Docs files are, and are complete.`,
    reasons,
    'After a change, download the ZIP again. Or open the Word file and save it as PDF there.',
    `Without a PDF:\n\n${titles}`,
  ].join('\n\n');
}

/** The same at the top of the archive, where it is seen before the read-me is opened. */
function leftOutFile(missing: string): ArchiveFile[] {
  if (missing === '') return [];
  return [{ name: 'PDF files left out.txt', bytes: strToU8(`${missing}\n`.replaceAll('\n', '\r\n')) }];
}

interface ReadMeNotes {
  readonly verifyUrl: string;
  readonly underReview: readonly StatementUnderReview[];
  readonly missing: string;
}

function readMe(
  name: string,
  license: OpenLicense,
  templates: readonly StoredTemplate[],
  { verifyUrl, underReview, missing }: ReadMeNotes,
): string {
  const list = templates.map(({ title, version }) => `- ${title}, version ${version}`).join('\n');
  return [
    name,
    'Each document comes as Word, for Google Docs and as PDF; calendars and trackers also as Excel. Start with the Word file: the fields in it are your company’s details, and one that is changed once changes everywhere.',
    missing,
    `What is inside:\n\n${list}`,
    describeStatementsUnderReview(underReview),
    'manifest.json lists every file with its SHA-256 sum, so that you can tell later whether a copy is unchanged.',
    `License ${license.key}, order ${license.orderId}. Anyone can check the license at ${verifyUrl}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
