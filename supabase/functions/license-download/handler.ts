import { z } from 'zod';
import { downloadFormats, fileModes, type FileMode } from '../_shared/contracts/file-formats.ts';
import { licenseDownloadRequestSchema } from '../_shared/contracts/orders.ts';
import type { RenderedFile } from '../_shared/documents/render.ts';
import { fileResponse } from '../_shared/files/file-response.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import {
  databaseError,
  defineFunction,
  jsonResponse,
  readJson,
  type Call,
} from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { loadAnswers, type Answers } from '../_shared/library/license-answers.ts';
import { requireFormat } from '../_shared/library/render-template.ts';
import { loadTemplate, loadTemplates, type StoredTemplate } from '../_shared/library/stored-templates.ts';
import {
  packagesOf,
  requireAccess,
  requireOpenLicense,
  type OpenLicense,
} from '../_shared/licenses/load-license.ts';
import { requireToken } from '../_shared/links/lead-links.ts';
import { signToken } from '../_shared/links/signed-token.ts';
import { renderLicenseArchive, renderLicenseCertificate, renderLicensed } from './render-files.ts';

const linkSeconds = 300;

const linkClaimsSchema = z.object({
  license: z.uuid(),
  template: z.string(),
  revision: z.number(),
  format: z.enum(downloadFormats),
  mode: z.enum(fileModes),
});
type LinkClaims = z.infer<typeof linkClaimsSchema>;

/**
 * POST asks for a file of a license and gets a link that lasts five minutes; GET with that link's token sends the file. The
 * license is looked at both times, so a refund closes links that are already out.
 */
export const handler = defineFunction(
  {
    name: 'license-download',
    access: 'anybody',
    methods: ['GET', 'POST'],
    rateLimit: { bucket: 'license-download', max: 240, windowSeconds: 60 },
  },
  (call) => (call.request.method === 'POST' ? createLink(call) : sendFile(call)),
);

async function createLink({ request, context }: Call): Promise<Response> {
  const input = await readJson(request, licenseDownloadRequestSchema);
  await requireAccess(request, context, input.license_id);
  const license = await requireOpenLicense(context, input.license_id);
  const claims: LinkClaims = {
    license: license.id,
    template: input.template ?? '',
    revision: input.revision ?? 0,
    format: input.format,
    mode: input.mode,
  };
  // Looked up now, so that a wrong choice is told beside the button and not in the tab of a download.
  await chosenTemplates(context, license, claims);
  await answersFor(context, license, input.mode);
  const expiresAt = new Date(context.now().getTime() + linkSeconds * 1000);
  const token = await signToken(context.config.linkSigningKey, 'download', claims, expiresAt);
  return jsonResponse({
    url: `${context.config.supabaseUrl}/functions/v1/license-download?token=${token}`,
    expiresAt: expiresAt.toISOString(),
  });
}

async function sendFile({ url, context }: Call): Promise<Response> {
  const claims = linkClaimsSchema.parse(
    await requireToken(context, 'download', url.searchParams.get('token') ?? ''),
  );
  const license = await requireOpenLicense(context, claims.license);
  const templates = await chosenTemplates(context, license, claims);
  const file = await render(templates, claims, {
    license,
    mode: claims.mode,
    answers: await answersFor(context, license, claims.mode),
    siteUrl: context.config.siteUrl,
  });
  await recordDownloads(context, license, templates, claims);
  return fileResponse(file, { disposition: 'attachment', cacheControl: 'private, no-store' });
}

async function chosenTemplates(
  context: FunctionContext,
  license: OpenLicense,
  { template: path, revision, format }: Pick<LinkClaims, 'template' | 'revision' | 'format'>,
): Promise<StoredTemplate[]> {
  const packages = packagesOf(license);
  if (format === 'certificate' && path === '') {
    return [];
  }
  if (path === '') {
    return loadTemplates(context, { packages });
  }
  const template = await loadTemplate(context, { packages, path, revision: revision || undefined });
  requireFormat(template, format);
  return [template];
}

function render(
  templates: readonly StoredTemplate[],
  { format }: LinkClaims,
  request: Parameters<typeof renderLicensed>[2],
): Promise<RenderedFile> {
  if (format === 'certificate') {
    return renderLicenseCertificate(request);
  }
  const [template] = templates;
  return format === 'zip' || !template
    ? renderLicenseArchive(templates, request)
    : renderLicensed(template, format, request);
}

/** What the buyer answered; the mode that fills it in needs at least something. */
async function answersFor(context: FunctionContext, license: OpenLicense, mode: FileMode): Promise<Answers> {
  const answers = await loadAnswers(context, license);
  if (mode === 'company' && !Object.values(answers ?? {}).some((answer) => answer.trim() !== '')) {
    throw new HttpError(400, 'no_company_profile', 'Please fill in your company profile first.', {
      field: 'mode',
    });
  }
  return answers ?? {};
}

async function recordDownloads(
  context: FunctionContext,
  license: OpenLicense,
  templates: readonly StoredTemplate[],
  { format, mode }: LinkClaims,
): Promise<void> {
  if (templates.length === 0) {
    return;
  }
  const { error } = await context
    .service()
    .from('downloads')
    .insert(
      templates.map(({ path, version, revision }) => ({
        license_id: license.id,
        template_path: path,
        format,
        mode,
        version,
        revision,
      })),
    );
  if (error) {
    throw databaseError(error);
  }
}
