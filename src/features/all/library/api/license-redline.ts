import { queryOptions } from '@tanstack/react-query';
import type { LicenseRedlineResponse } from '@contracts/license-files';
import { callForLicense, type DownloadAccess } from './license-download';
import { licenseFilesRoot } from './license-files';

export interface RedlineChoice {
  readonly licenseId: string;
  readonly template: string;
  /** The older version. The one that was downloaded last by default. */
  readonly fromRevision?: number | undefined;
}

/** The changes in the buyer's copy of a document. New answers change it, as they change the files. */
export function licenseRedlineQuery(
  { licenseId, template, fromRevision }: RedlineChoice,
  access: DownloadAccess,
) {
  return queryOptions({
    queryKey: [...licenseFilesRoot, licenseId, 'redline', template, fromRevision ?? 0, access],
    queryFn: async ({ signal }) =>
      (await callForLicense(
        'license-redline',
        { license_id: licenseId, template, from_revision: fromRevision },
        access,
        signal,
      )) as LicenseRedlineResponse,
  });
}
