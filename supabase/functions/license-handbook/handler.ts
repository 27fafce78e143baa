import { z } from 'zod';
import { handbookFormats, hasPlan, type HandbookResponse } from '../_shared/contracts/handbook.ts';
import { licenseHandbookRequestSchema } from '../_shared/contracts/handbook-schema.ts';
import { bundledFonts, renderHandbook, type RenderedFile } from '../_shared/documents/mod.ts';
import { fileResponse } from '../_shared/files/file-response.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { defineRoutes, jsonResponse, jsonRoute, route, type Call } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { shopToday } from '../_shared/http/shop-today.ts';
import {
  canBeChapter,
  chaptersFor,
  currentPlan,
  describeDocument,
  inHandbookOrder,
  problemsIn,
} from '../_shared/library/handbook.ts';
import { describeTexts } from '../_shared/library/describe-texts.ts';
import { licensedTo } from '../_shared/library/licensed-to.ts';
import { refuseDocument } from '../_shared/library/render-template.ts';
import { loadTemplates } from '../_shared/library/stored-templates.ts';
import {
  loadAnswers,
  loadPreparedBy,
  requireOwnAnswers,
  type Answers,
} from '../_shared/licenses/license-answers.ts';
import {
  companyClaimSchema,
  companyFor,
  useLicense,
  type OpenCompany,
} from '../_shared/licenses/license-company.ts';
import { licenseHolder, type LicenseHolder } from '../_shared/licenses/license-holder.ts';
import { packagesOf, requireOpenLicense, type OpenLicense } from '../_shared/licenses/load-license.ts';
import { recordDownloads } from '../_shared/licenses/record-downloads.ts';
import { downloadLink } from '../_shared/links/download-link.ts';
import { requireToken } from '../_shared/links/lead-links.ts';
import { accessClaimSchema, joinAccess } from '../_shared/links/order-links.ts';

const linkClaimsSchema = z.object({
  licenses: accessClaimSchema,
  /** The company of each license, in the same order. */
  companies: z.string().transform((ids) => ids.split(',').map((id) => companyClaimSchema.parse(id))),
  format: z.enum(handbookFormats),
});
type LinkClaims = z.output<typeof linkClaimsSchema>;

/**
 * POST {action}: the handbook of everything that these licenses open. `show` answers what it is made of, `link` a link that
 * lasts five minutes; GET with that link's token sends the file. The plan itself is kept among the company's answers.
 */
export const handler = defineRoutes(
  { name: 'license-handbook', rateLimit: { bucket: 'license-handbook', max: 120, windowSeconds: 60 } },
  {
    GET: route('anybody', sendFile),
    POST: jsonRoute(licenseHolder, { body: licenseHandbookRequestSchema }, answer),
  },
);

async function answer(
  input: z.output<typeof licenseHandbookRequestSchema>,
  { context, caller, request: { signal } }: Call<LicenseHolder>,
): Promise<Response> {
  const licenses = await Promise.all(input.license_ids.map((id) => caller.openLicense(id)));
  for (const license of licenses) {
    requireOwnAnswers(caller, license, 'put your handbook together');
  }
  const companies = await Promise.all(
    licenses.map((license) => companyFor(caller, license, input.company_id)),
  );
  const owned = await loadOwned(context, licenses, companies);
  if (input.action === 'show') {
    return jsonResponse(show(owned));
  }
  for (const [index, license] of licenses.entries()) {
    await useLicense(caller, license, companies[index] ?? null);
  }
  const claims = { licenses, companies, format: input.format };
  return jsonResponse(await createLink(context, owned, claims, signal));
}

/** All that a handbook is made from: licenses, texts, and the answers of all of them, the plan's holder first. */
async function loadOwned(
  context: FunctionContext,
  licenses: readonly OpenLicense[],
  companies: readonly (OpenCompany | null)[],
) {
  const companyOf = (index: number) => companies[index] ?? null;
  const packages = [...new Set(licenses.flatMap(packagesOf))];
  const [stored, answers] = await Promise.all([
    loadTemplates(context, { packages }),
    Promise.all(licenses.map((license, index) => loadAnswers(context, license, companyOf(index)))),
  ]);
  const holder = Math.max(
    0,
    answers.findIndex((given) => given !== null && hasPlan(given)),
  );
  const kept = answers[holder] ?? {};
  const chapters = stored.filter(canBeChapter);
  return {
    licenses,
    companies,
    holder: licenses[holder],
    kept,
    answers: Object.assign({}, ...answers, kept) as Answers,
    preparedBy: await loadPreparedBy(context, companyOf(holder)),
    stored: chapters,
    facts: new Map(chapters.flatMap((chapter) => [...chapter.facts])),
    today: await shopToday(context),
    templates: inHandbookOrder(chapters.map(({ text }) => text)),
  };
}
type Owned = Awaited<ReturnType<typeof loadOwned>>;

function show({ templates, answers, kept, holder }: Owned): HandbookResponse {
  const { plan, missing } = currentPlan(templates, answers);
  return {
    plan,
    missing,
    problems: problemsIn(plan),
    documents: templates.map((template) => describeDocument(template, answers)),
    hasCompany: hasCompany(answers),
    licenseId: holder?.id ?? '',
    answers: kept,
  };
}

async function createLink(
  context: FunctionContext,
  owned: Owned,
  { licenses, companies, format }: LinkClaims,
  signal: AbortSignal,
): Promise<{ url: string; expiresAt: string }> {
  // Made now, so that what is wrong is an error beside the button and not in the tab of a download. Only a PDF can lack glyphs.
  await makeHandbook(context, owned, format === 'pdf' ? format : 'text', signal);
  const claims = {
    licenses: joinAccess(licenses),
    companies: companies.map((id) => id ?? '').join(','),
    format,
  };
  return downloadLink(context, 'license-handbook', 'handbook', claims);
}

async function sendFile({ url, context, request: { signal } }: Call): Promise<Response> {
  const token = await requireToken(context, 'handbook', url.searchParams.get('token') ?? '');
  const { licenses: access, companies, format } = linkClaimsSchema.parse(token);
  const licenses = await Promise.all(access.map((entry) => requireOpenLicense(context, entry)));
  const owned = await loadOwned(context, licenses, companies);
  // The file was tried before its link was made, and takes longer than the page waits before it shows the log again.
  await recordChapters(context, owned, format);
  const file = await makeHandbook(context, owned, format, signal);
  return fileResponse(file, { disposition: 'attachment', cacheControl: 'private, no-store' });
}

function makeHandbook(
  context: FunctionContext,
  owned: Owned,
  format: LinkClaims['format'],
  signal: AbortSignal,
): Promise<RenderedFile> {
  const { stored, answers, preparedBy, licenses, today } = owned;
  const from = ['handbook', describeTexts(stored), answers, preparedBy, licenses[0], format, today];
  return context.makeFile({ from, line: 'file', signal }, () => render(owned, format));
}

async function render(
  { templates, answers, preparedBy, facts, today, licenses: [license] }: Owned,
  format: LinkClaims['format'],
): Promise<RenderedFile> {
  if (!license || !hasCompany(answers)) {
    throw new HttpError(400, 'no_company_profile', 'Please fill in your company’s name first.');
  }
  const { plan } = currentPlan(templates, answers);
  return renderHandbook({
    title: plan.title,
    papers: plan.hasPapers ? 'end' : 'none',
    chapters: chaptersFor(templates, answers),
    format,
    license: await licensedTo(license, { answers, preparedBy }),
    fonts: bundledFonts(),
    facts,
    today,
  }).catch(refuseDocument);
}

const hasCompany = (answers: Answers): boolean => (answers['company_name'] ?? '').trim() !== '';

/** Each chapter is in the log of the license that opens it, so that the buyer hears when its text changes. */
async function recordChapters(
  context: FunctionContext,
  { licenses, companies, stored, templates, answers }: Owned,
  format: LinkClaims['format'],
): Promise<void> {
  const { chapters } = currentPlan(templates, answers).plan;
  const chosen = new Set(
    chapters.flatMap((chapter) => (chapter.kind === 'document' && chapter.isIncluded ? [chapter.path] : [])),
  );
  const opens = (license: OpenLicense, packageId: string) =>
    packagesOf(license).some((opened) => opened === packageId);
  await Promise.all(
    licenses.map((license, index) =>
      recordDownloads(
        context,
        license,
        stored.filter(
          ({ path, packageId }) =>
            chosen.has(path) && licenses.findIndex((other) => opens(other, packageId)) === index,
        ),
        { format: `handbook/${format}`, mode: 'company', copy: 'issue', companyId: companies[index] ?? null },
      ),
    ),
  );
}
