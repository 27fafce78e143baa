import { z } from 'zod';
import { downloadFormats, fileCopies, fileModes } from '../_shared/contracts/file-formats.ts';
import { licenseDownloadRequestSchema } from '../_shared/contracts/orders.ts';
import type { RenderedFile } from '../_shared/documents/mod.ts';
import { fileResponse } from '../_shared/files/file-response.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import {
  defineRoutes,
  jsonResponse,
  jsonRoute,
  route,
  takeFromLimit,
  type Call,
} from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { shopToday } from '../_shared/http/shop-today.ts';
import { licensedTo } from '../_shared/library/licensed-to.ts';
import { requireFormat } from '../_shared/library/render-template.ts';
import { describeTexts } from '../_shared/library/describe-texts.ts';
import { listTemplate, listTemplates, type ListedTemplate } from '../_shared/library/list-templates.ts';
import { loadStatementsUnderReview } from '../_shared/library/statements-under-review.ts';
import { readTemplates, type StoredTemplate } from '../_shared/library/stored-templates.ts';
import {
  loadAnswers,
  loadPreparedBy,
  requireOwnAnswers,
  type Answers,
} from '../_shared/licenses/license-answers.ts';
import {
  companyClaimSchema,
  companyFor,
  covers,
  useLicense,
  type OpenCompany,
} from '../_shared/licenses/license-company.ts';
import { licenseHolder, type LicenseHolder } from '../_shared/licenses/license-holder.ts';
import { packagesOf, requireOpenLicense, type OpenLicense } from '../_shared/licenses/load-license.ts';
import { recordDownloads } from '../_shared/licenses/record-downloads.ts';
import { downloadLink } from '../_shared/links/download-link.ts';
import { requireToken } from '../_shared/links/lead-links.ts';
import {
  checkLicensed,
  renderLicenseArchive,
  renderLicenseCertificate,
  renderLicensed,
  renderLicensedRedline,
  type RenderRequest,
} from './licensed-files.ts';

const linkClaimsSchema = z.object({
  license: z.uuid(),
  /** Whose the license was when the link was made; 0, which is nobody, in links of before. */
  holder: z.number().default(0),
  company: companyClaimSchema,
  template: z.string(),
  revision: z.number(),
  format: z.enum(downloadFormats),
  mode: z.enum(fileModes),
  copy: z.enum(fileCopies),
  /** The older text of a redline; 0 for a file. Links that are out do not have it. */
  from: z.number().default(0),
});
type LinkClaims = z.output<typeof linkClaimsSchema>;

/**
 * POST asks for a file of a license and gets a link that lasts five minutes; GET with that link's token sends the file. The
 * license is looked at both times, so a refund closes links that are already out.
 */
export const handler = defineRoutes(
  { name: 'license-download', rateLimit: { bucket: 'license-download', max: 240, windowSeconds: 60 } },
  {
    GET: route('anybody', sendFile),
    POST: jsonRoute(licenseHolder, { body: licenseDownloadRequestSchema }, createLink),
  },
);

/** Archives of one license in a minute, links and files each: far more than a buyer needs, and no work for an attacker. */
const archivesPerMinute = 6;

async function limitArchives(
  context: FunctionContext,
  bucket: 'archive-link' | 'archive',
  { license, format }: Pick<LinkClaims, 'license' | 'format'>,
): Promise<void> {
  if (format !== 'zip') return;
  await takeFromLimit(context, { bucket, max: archivesPerMinute, windowSeconds: 60 }, license);
}

async function createLink(
  input: z.output<typeof licenseDownloadRequestSchema>,
  { context, caller }: Call<LicenseHolder>,
): Promise<Response> {
  const license = await caller.openLicense(input.license_id);
  if (input.mode === 'company') {
    requireOwnAnswers(caller, license, 'get files with your company’s details');
  }
  await limitArchives(context, 'archive-link', { license: license.id, format: input.format });
  const company = await chosenCompany(caller, license, input);
  const claims: LinkClaims = {
    license: license.id,
    holder: license.holder,
    company,
    template: input.template ?? '',
    revision: input.revision ?? 0,
    format: input.format,
    mode: input.mode,
    copy: input.copy,
    from: input.from_revision ?? 0,
  };
  // Looked up now, so that a wrong choice is an error beside the button and not in the tab of a download.
  const templates = await chosenTemplates(context, license, claims);
  await olderText(context, templates, claims);
  await checkLicensed(
    () => readTemplates(context, templates),
    claims.format,
    await requestFor(context, license, claims),
  );
  if (input.mode === 'company') {
    await useLicense(caller, license, company);
  }
  return jsonResponse(
    await downloadLink(context, 'license-download', 'download', { ...claims, company: company ?? '' }),
  );
}

async function sendFile({ url, context, request: { signal } }: Call): Promise<Response> {
  const claims = linkClaimsSchema.parse(
    await requireToken(context, 'download', url.searchParams.get('token') ?? ''),
  );
  const license = await requireOpenLicense(context, { id: claims.license, holder: claims.holder });
  await limitArchives(context, 'archive', claims);
  const line = claims.format === 'zip' ? 'archive' : 'file';
  // Before any text is loaded: who is refused should cost nothing.
  context.makeFile.requireRoom(line);
  const chosen = await chosenTemplates(context, license, claims);
  const wanted = await requestFor(context, license, claims);
  const request = {
    ...wanted,
    ...(line === 'archive' && {
      underReview: await loadStatementsUnderReview(context, license.sku, wanted.today),
    }),
  };
  const old = await olderText(context, chosen, claims);
  const templates = await readTemplates(context, chosen);
  const [newer] = templates;
  const [older] = old ? await readTemplates(context, [old]) : [];
  if (older && newer) {
    // Not in the log: the buyer still has to fetch the new text itself.
    const from = [describeTexts([older, newer]), request];
    const redline = await context.makeFile({ from, line: 'file', signal }, () =>
      Promise.resolve(renderLicensedRedline(older, newer, request)),
    );
    return fileResponse(redline, { disposition: 'attachment', cacheControl: 'private, no-store' });
  }
  const work = {
    from: [describeTexts(templates), claims.format, request],
    line,
    signal,
  } as const;
  const file = await context.makeFile(work, (gone) => render(context, templates, claims, request, gone));
  await recordDownloads(context, license, templates, { ...claims, companyId: claims.company });
  return fileResponse(file, { disposition: 'attachment', cacheControl: 'private, no-store' });
}

async function requestFor(
  context: FunctionContext,
  license: OpenLicense,
  claims: LinkClaims,
): Promise<RenderRequest> {
  const { mode, copy, company } = claims;
  const answers = await answersFor(context, license, claims);
  const preparedBy = mode === 'company' ? await loadPreparedBy(context, company) : null;
  return {
    license,
    licensee: await licensedTo(license, { answers, preparedBy }),
    mode,
    copy,
    answers,
    siteUrl: context.config.siteUrl,
    today: await shopToday(context),
  };
}

/** A file that no answers fill names the company only if the license covers it. */
async function chosenCompany(
  caller: LicenseHolder,
  license: OpenLicense,
  { company_id, mode }: z.output<typeof licenseDownloadRequestSchema>,
): Promise<OpenCompany | null> {
  const company = await companyFor(caller, license, company_id);
  return mode === 'company' || (await covers(caller, license, company))
    ? company
    : companyFor(caller, license, undefined);
}

async function chosenTemplates(
  context: FunctionContext,
  license: OpenLicense,
  { template: path, revision, format }: Pick<LinkClaims, 'template' | 'revision' | 'format'>,
): Promise<ListedTemplate[]> {
  const packages = packagesOf(license);
  if (format === 'certificate' && path === '') {
    return [];
  }
  if (path === '') {
    return listTemplates(context, { packages });
  }
  const template = await listTemplate(context, { packages, path, revision: revision || undefined });
  requireFormat(template, format);
  return [template];
}

/** The older text of the template that a redline begins with; null for a file. */
async function olderText(
  context: FunctionContext,
  [newer]: readonly ListedTemplate[],
  { from }: Pick<LinkClaims, 'from'>,
): Promise<ListedTemplate | null> {
  if (from === 0 || !newer) {
    return null;
  }
  return listTemplate(context, { packages: [newer.packageId], path: newer.path, revision: from });
}

function render(
  context: FunctionContext,
  templates: readonly StoredTemplate[],
  { format }: LinkClaims,
  request: RenderRequest,
  signal: AbortSignal,
): Promise<RenderedFile> {
  if (format === 'certificate') {
    return renderLicenseCertificate(request);
  }
  const [template] = templates;
  return format === 'zip' || !template
    ? renderLicenseArchive(context, templates, request, signal)
    : renderLicensed(template, format, request);
}

/** What the buyer answered; the mode that fills it in needs at least something. */
async function answersFor(
  context: FunctionContext,
  license: OpenLicense,
  { mode, company }: Pick<LinkClaims, 'mode' | 'company'>,
): Promise<Answers> {
  const answers = await loadAnswers(context, license, company);
  if (mode === 'company' && !Object.values(answers ?? {}).some((answer) => answer.trim() !== '')) {
    throw new HttpError(400, 'no_company_profile', 'Please fill in your company profile first.', {
      field: 'mode',
    });
  }
  return answers ?? {};
}
