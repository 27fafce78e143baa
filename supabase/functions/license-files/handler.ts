import { offeredFormats, type FileMode, type RequestFormat } from '../_shared/contracts/file-formats.ts';
import type {
  DownloadEntry,
  LicensedFile,
  LicensedPackage,
  LicenseFilesResponse,
} from '../_shared/contracts/license-files.ts';
import { licenseFilesRequestSchema } from '../_shared/contracts/license-files-schema.ts';
import { defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { companyQuestions } from '../_shared/library/company-questions.ts';
import { loadAnswers } from '../_shared/library/license-answers.ts';
import { parsedTemplate } from '../_shared/library/parsed-template.ts';
import { loadTemplates, type StoredTemplate } from '../_shared/library/stored-templates.ts';
import { packagesOf, requireAccess, requireOpenLicense } from '../_shared/licenses/load-license.ts';
import { verifyAddress } from '../_shared/licenses/verify-address.ts';
import { loadDownloads, loadPackages, loadVersions, type Download, type Version } from './load-history.ts';

/** POST {license_id}: the files that a license opens, what they ask for, their history and the buyer's downloads. */
export const handler = defineJsonFunction(
  {
    name: 'license-files',
    access: 'anybody',
    body: licenseFilesRequestSchema,
    rateLimit: { bucket: 'license-files', max: 240, windowSeconds: 60 },
  },
  async (input, { request, context }) => {
    await requireAccess(request, context, input.license_id);
    const license = await requireOpenLicense(context, input.license_id);
    const packageIds = packagesOf(license);
    const templates = await loadTemplates(context, { packages: packageIds });
    const [packages, versions, downloads, answers] = await Promise.all([
      loadPackages(context, packageIds),
      loadVersions(context, templates),
      loadDownloads(context, license.id),
      license.userId ? null : loadAnswers(context, license),
    ]);
    const parsed = templates.map(parsedTemplate);
    const response: LicenseFilesResponse = {
      verifyUrl: verifyAddress(context.config.siteUrl, license.key),
      packages: packages.map(({ id, title, version, last_updated }): LicensedPackage => ({
        id,
        title,
        version,
        lastUpdated: last_updated,
        files: templates.flatMap((template, index) => {
          const text = parsed[index];
          return template.packageId === id && text ? [describeFile(template, text, versions, downloads)] : [];
        }),
      })),
      questions: companyQuestions(parsed),
      log: describeLog(downloads, new Map(templates.map(({ path, title }) => [path, title]))),
      answers: license.userId ? null : (answers ?? {}),
    };
    return jsonResponse(response);
  },
);

function describeFile(
  template: StoredTemplate,
  { summary, wordCount }: { readonly summary: string; readonly wordCount: number },
  versions: readonly Version[],
  downloads: readonly Download[],
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
    summary,
    wordCount,
    formats: offeredFormats(template.formats),
    history: versions
      .filter(({ template_id }) => template_id === template.id)
      .map(({ revision, version, created_at, changes, change_note }) => ({
        revision,
        version,
        savedAt: created_at,
        changes,
        note: change_note,
      })),
    lastDownload: last ? { at: last.created_at, version: last.version } : null,
    isChanged: last !== undefined && !isCurrent(last),
  };
}

/** A ZIP wrote one row for each of its files; the log shows it as one download. */
function describeLog(
  downloads: readonly Download[],
  titles: ReadonlyMap<string, string>,
): readonly DownloadEntry[] {
  const archives = new Set<string>();
  return downloads.flatMap(({ created_at, template_path, format, mode, version }): DownloadEntry[] => {
    if (format === 'zip') {
      const isKnown = archives.has(created_at);
      archives.add(created_at);
      if (isKnown) {
        return [];
      }
    }
    return [
      {
        at: created_at,
        title: format === 'zip' ? null : (titles.get(template_path) ?? template_path),
        format: format as RequestFormat,
        mode: mode as FileMode,
        version,
      },
    ];
  });
}
