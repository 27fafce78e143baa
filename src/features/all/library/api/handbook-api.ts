import { queryOptions } from '@tanstack/react-query';
import { withPlan, type HandbookFormat, type HandbookPlan, type HandbookResponse } from '@contracts/handbook';
import { callForLicense, type DownloadAccess } from './license-download';
import { licenseFilesRoot, saveAnswers } from './license-files';

export interface HandbookSource {
  /** The licenses whose documents can be chapters. */
  readonly licenseIds: readonly string[];
  readonly access: DownloadAccess;
}

async function showHandbook(
  { licenseIds, access }: HandbookSource,
  signal?: AbortSignal,
): Promise<HandbookResponse> {
  const body = { action: 'show', license_ids: licenseIds };
  return (await callForLicense('license-handbook', body, access, signal)) as HandbookResponse;
}

/** The plan of the handbook and what it can be made of. It follows the answers, like the files of a license. */
export function handbookQuery(source: HandbookSource) {
  return queryOptions({
    queryKey: [...licenseFilesRoot, 'handbook', source],
    queryFn: ({ signal }) => showHandbook(source, signal),
  });
}

/** Stores the plan among the company's answers, as they are at this moment. */
export async function saveHandbook(source: HandbookSource, plan: HandbookPlan): Promise<void> {
  const { licenseId, answers } = await showHandbook(source);
  await saveAnswers(licenseId, source.access, withPlan(answers, plan));
}

/** A link to the saved handbook that expires after minutes. */
export async function requestHandbook(
  { licenseIds, access }: HandbookSource,
  format: HandbookFormat,
): Promise<string> {
  const body = { action: 'link', license_ids: licenseIds, format };
  return ((await callForLicense('license-handbook', body, access)) as { url: string }).url;
}
