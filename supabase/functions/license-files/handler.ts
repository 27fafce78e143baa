import {
  offeredFormats,
  type FileCopy,
  type FileMode,
  type RequestFormat,
} from '../_shared/contracts/file-formats.ts';
import type {
  DownloadEntry,
  FileUpdate,
  LicensedFile,
  LicensedPackage,
  LicenseFilesResponse,
} from '../_shared/contracts/license-files.ts';
import { licenseFilesRequestSchema } from '../_shared/contracts/license-files-schema.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { interviewFor } from '../_shared/library/interview.ts';
import {
  loadStatementsUnderReview,
  type StatementUnderReview,
} from '../_shared/library/statements-under-review.ts';
import { releaseDay } from '../_shared/library/list-templates.ts';
import { loadTemplates, type StoredTemplate } from '../_shared/library/stored-templates.ts';
import { licenseHolder } from '../_shared/licenses/license-holder.ts';
import { loadDownloads, type Download } from '../_shared/licenses/load-downloads.ts';
import { companyFor } from '../_shared/licenses/license-company.ts';
import { isOfAccount, loadAnswers } from '../_shared/licenses/license-answers.ts';
import { packagesOf } from '../_shared/licenses/load-license.ts';
import { verifyAddress } from '../_shared/licenses/verify-address.ts';
import { loadPackages, loadUpdates, loadVersions, type Version } from './load-history.ts';

/** POST {license_id, company_id}: the files that a license opens, what they ask for, their history and the buyer's downloads. */
export const handler = defineJsonFunction(
  {
    name: 'license-files',
    access: licenseHolder,
    body: licenseFilesRequestSchema,
    rateLimit: { bucket: 'license-files', max: 240, windowSeconds: 60 },
  },
  async (input, { context, caller }) => {
    const license = await caller.openLicense(input.license_id);
    const company = await companyFor(caller, license, input.company_id);
    const packageIds = packagesOf(license);
    const templates = await loadTemplates(context, { packages: packageIds });
    const [packages, versions, downloads, updates, answers, underReview] = await Promise.all([
      loadPackages(context, packageIds),
      loadVersions(context, templates),
      loadDownloads(context, { licenseId: license.id, companyId: caller.client ? company : null }),
      loadUpdates(context, license.id),
      loadAnswers(context, license, company),
      loadStatementsUnderReview(context, license.sku),
    ]);
    const response: LicenseFilesResponse = {
      verifyUrl: verifyAddress(context.config.siteUrl, license.key),
      packages: packages.map(({ id, title, state, version, last_updated }): LicensedPackage => ({
        id,
        title,
        state,
        version,
        lastUpdated: last_updated,
        files: templates
          .filter(({ packageId }) => packageId === id)
          .map((template) => describeFile(template, { versions, downloads, updates, underReview })),
      })),
      interview: interviewFor(
        templates.map(({ text }) => text),
        answers ?? {},
      ),
      log: describeLog(downloads, new Map(templates.map(({ path, title }) => [path, title]))),
      answers: isOfAccount(license) ? null : (answers ?? {}),
    };
    return jsonResponse(response);
  },
);

interface FileHistory {
  readonly versions: readonly Version[];
  readonly downloads: readonly Download[];
  readonly underReview: readonly StatementUnderReview[];
  /** By the path of the document. */
  readonly updates: ReadonlyMap<string, FileUpdate>;
}

function describeFile(
  template: StoredTemplate,
  { versions, downloads, updates, underReview }: FileHistory,
): LicensedFile {
  const last = downloads.find(({ template_path }) => template_path === template.path);
  const isCurrent = (download: Download) =>
    download.revision === null
      ? download.version === template.version
      : download.revision >= template.revision;
  return {
    path: template.path,
    title: template.title,
    type: template.type,
    summary: template.text.summary,
    wordCount: template.text.wordCount,
    formats: offeredFormats(template.formats),
    history: versions
      .filter(({ template_id }) => template_id === template.id)
      .map((text) => ({
        revision: text.revision,
        version: text.version,
        releasedOn: releaseDay(text),
        changes: text.changes,
        note: text.change_note,
      })),
    lastDownload: last ? { at: last.created_at, version: last.version } : null,
    isChanged: last !== undefined && !isCurrent(last),
    underReview: underReview.filter(({ path }) => path === template.path).map(({ statement }) => statement),
    update: updates.get(template.path) ?? null,
  };
}

/** A ZIP and a handbook wrote one row for each of their documents; the log shows each as one download. */
function describeLog(
  downloads: readonly Download[],
  titles: ReadonlyMap<string, string>,
): readonly DownloadEntry[] {
  const shown = new Set<string>();
  return downloads.flatMap((download): DownloadEntry[] => {
    const { created_at, template_path, mode, copy, version } = download;
    const isHandbook = download.format.startsWith('handbook/');
    const format = download.format.replace('handbook/', '') as RequestFormat;
    if (format === 'zip' || isHandbook) {
      const isKnown = shown.has(created_at);
      shown.add(created_at);
      if (isKnown) {
        return [];
      }
    }
    return [
      {
        at: created_at,
        title: isHandbook
          ? 'Handbook'
          : format === 'zip'
            ? null
            : (titles.get(template_path) ?? template_path),
        format,
        mode: mode as FileMode,
        copy: copy as FileCopy,
        version: isHandbook ? '–' : version,
      },
    ];
  });
}
