import { z } from 'zod';
import {
  downloadFormats,
  downloadModes,
  licenseDownloadRequestSchema,
  type DownloadMode,
} from '../_shared/contracts/orders.ts';
import type { DocumentFormat, RenderedFile } from '../_shared/documents/render.ts';
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
import { requireToken } from '../_shared/links/lead-links.ts';
import { signToken } from '../_shared/links/signed-token.ts';
import { packagesOf, requireAccess, requireOpenLicense, type OpenLicense } from './load-license.ts';
import { loadTemplates, type StoredTemplate } from './load-templates.ts';
import { renderLicenseArchive, renderTemplate } from './render-files.ts';

const linkSeconds = 300;

const linkClaimsSchema = z.object({
  license: z.uuid(),
  template: z.string(),
  format: z.enum(downloadFormats),
  mode: z.enum(downloadModes),
});

/**
 * POST asks for a file of a licence and gets a link that lasts five minutes; GET with that link's token sends the file. The
 * licence is looked at both times, so a refund closes links that are already out.
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
  // Looked up now, so that a wrong choice is told beside the button and not in the tab of a download.
  await loadTemplates(context, packagesOf(license), input.template);
  await companyValues(context, license, input.mode);
  const expiresAt = new Date(context.now().getTime() + linkSeconds * 1000);
  const token = await signToken(
    context.config.linkSigningKey,
    'download',
    { license: license.id, template: input.template ?? '', format: input.format, mode: input.mode },
    expiresAt,
  );
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
  const templates = await loadTemplates(context, packagesOf(license), claims.template || undefined);
  const request = { license, mode: claims.mode, values: await companyValues(context, license, claims.mode) };
  const file = await render(templates, claims.template === '' ? 'zip' : claims.format, request);
  await recordDownloads(context, license, templates, claims);
  return fileResponse(file, { disposition: 'attachment', cacheControl: 'private, no-store' });
}

function render(
  templates: readonly StoredTemplate[],
  format: DocumentFormat | 'zip',
  request: Parameters<typeof renderTemplate>[2],
): Promise<RenderedFile> {
  const [template] = templates;
  return format === 'zip' || !template
    ? renderLicenseArchive(templates, request)
    : renderTemplate(template, format, request);
}

/** The buyer's company profile, for the mode that fills it in. */
async function companyValues(
  context: FunctionContext,
  license: OpenLicense,
  mode: DownloadMode,
): Promise<Readonly<Record<string, string>>> {
  if (!license.userId) {
    return requireNoProfile(mode);
  }
  const { data, error } = await context
    .service()
    .from('company_profiles')
    .select('values')
    .eq('user_id', license.userId)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data ? z.record(z.string(), z.string()).parse(data.values) : requireNoProfile(mode);
}

function requireNoProfile(mode: DownloadMode): Readonly<Record<string, string>> {
  if (mode === 'company') {
    throw new HttpError(400, 'no_company_profile', 'Please fill in your company profile first.', {
      field: 'mode',
    });
  }
  return {};
}

async function recordDownloads(
  context: FunctionContext,
  license: OpenLicense,
  templates: readonly StoredTemplate[],
  { format, mode }: { readonly format: string; readonly mode: string },
): Promise<void> {
  const { error } = await context
    .service()
    .from('downloads')
    .insert(
      templates.map(({ path, version }) => ({
        license_id: license.id,
        template_path: path,
        format,
        mode,
        version,
      })),
    );
  if (error) {
    throw databaseError(error);
  }
}
