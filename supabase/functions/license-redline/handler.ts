import type { CopyChange, LicenseRedlineResponse } from '../_shared/contracts/license-files.ts';
import { licenseRedlineRequestSchema } from '../_shared/contracts/license-files-schema.ts';
import { listChanges } from '../_shared/documents/mod.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { HttpError } from '../_shared/http/http-error.ts';
import { shopToday } from '../_shared/http/shop-today.ts';
import { loadFacts } from '../_shared/ai/prompt-facts.ts';
import { reasonFor, sourcesFor, type SectionDuty } from '../_shared/library/change-reasons.ts';
import { ownCopy, redlineOf } from '../_shared/library/redline-copy.ts';
import { loadTemplate, type StoredTemplate } from '../_shared/library/stored-templates.ts';
import { companyFor } from '../_shared/licenses/license-company.ts';
import { loadAnswers } from '../_shared/licenses/license-answers.ts';
import { loadDownloads } from '../_shared/licenses/load-downloads.ts';
import { licenseHolder } from '../_shared/licenses/license-holder.ts';
import { packagesOf } from '../_shared/licenses/load-license.ts';

/** POST {license_id, template, from_revision?}: what changed in the buyer's own copy, why, and by which sources. */
export const handler = defineJsonFunction(
  {
    name: 'license-redline',
    access: licenseHolder,
    body: licenseRedlineRequestSchema,
    rateLimit: { bucket: 'license-redline', max: 60, windowSeconds: 60 },
  },
  async (input, { context, caller }) => {
    const license = await caller.openLicense(input.license_id);
    const company = await companyFor(caller, license, input.company_id);
    const wanted = { packages: packagesOf(license), path: input.template };
    const newer = await loadTemplate(context, wanted);
    const downloads = {
      licenseId: license.id,
      companyId: caller.client ? company : null,
      path: newer.path,
    };
    const revision = input.from_revision ?? (await lastDownload(context, downloads, newer));
    const older = await loadTemplate(context, { ...wanted, revision });
    const choice = ownCopy(await loadAnswers(context, license, company), await shopToday(context));
    const redline = redlineOf(older, newer, choice);
    const [versions, facts, duties] = await Promise.all([
      passedVersions(context, older, newer),
      loadFacts(context, newer.text.states),
      dutiesOf(context, newer.path),
    ]);
    const response: LicenseRedlineResponse = {
      from: named(older),
      to: named(newer),
      mode: choice.mode,
      copy: choice.copy,
      changes: listChanges(redline).map((change): CopyChange => ({
        number: change.number,
        kind: change.kind,
        section: change.section,
        html: change.html,
        reason: reasonFor(change.section, versions),
        sources: sourcesFor(change, facts, duties),
      })),
      workbookChanged: redline.workbookChanged,
    };
    return jsonResponse(response);
  },
);

const named = ({ revision, version, releasedOn }: StoredTemplate) => ({ revision, version, releasedOn });

/** The text that the buyer fetched last; older rows of the log know its version only. */
async function lastDownload(
  context: FunctionContext,
  wanted: Parameters<typeof loadDownloads>[1],
  { id, revision }: StoredTemplate,
): Promise<number> {
  const [last] = await loadDownloads(context, wanted);
  if (!last) {
    throw new HttpError(400, 'never_downloaded', 'You have not downloaded this document yet.');
  }
  if (last.revision !== null) {
    return last.revision;
  }
  const { data: text, error } = await context
    .service()
    .from('template_versions')
    .select('revision')
    .eq('template_id', id)
    .eq('version', last.version)
    .not('published_at', 'is', null)
    .order('revision', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return text?.revision ?? revision;
}

/** The published texts after the older one, up to the newer one. */
async function passedVersions(context: FunctionContext, older: StoredTemplate, newer: StoredTemplate) {
  const { data, error } = await context
    .service()
    .from('template_versions')
    .select('changes, change_note')
    .eq('template_id', newer.id)
    .gt('revision', older.revision)
    .lte('revision', newer.revision)
    .not('published_at', 'is', null)
    .order('revision');
  if (error) {
    throw databaseError(error);
  }
  return data;
}

async function dutiesOf(context: FunctionContext, path: string): Promise<SectionDuty[]> {
  const { data, error } = await context
    .service()
    .from('law_duties')
    .select('section, fact_key')
    .eq('template', path.replace(/^templates\//, '').replace(/\.md$/, ''));
  if (error) {
    throw databaseError(error);
  }
  return data;
}
