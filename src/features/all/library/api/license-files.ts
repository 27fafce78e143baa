import { queryOptions } from '@tanstack/react-query';
import type { LicenseFilesResponse } from '@contracts/license-files';
import { queryRoots } from '@/lib/queries/query-roots';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';
import type { Answers } from '../model/interview-answers';
import { callForLicense, type DownloadAccess } from './license-download';

/** Of all licenses: the answers of an account change each of them. */
export const licenseFilesRoot = [queryRoots.library, 'license'];

/** The files of a license, their fields, and the download log. */
export function licenseFilesQuery(licenseId: string, access: DownloadAccess) {
  return queryOptions({
    queryKey: [...licenseFilesRoot, licenseId, access],
    queryFn: async ({ signal }) =>
      (await callForLicense(
        'license-files',
        { license_id: licenseId },
        access,
        signal,
      )) as LicenseFilesResponse,
  });
}

/** The answers of a company. They fill the files of every license that covers it. */
export function companyAnswersQuery(userId: string, companyId: string) {
  return queryOptions({
    queryKey: [queryRoots.account, userId, 'company-answers', companyId],
    queryFn: async ({ signal }): Promise<Answers> => {
      const client = await getSupabase();
      const { data, error, status } = await client
        .from('companies')
        .select('values')
        .eq('id', companyId)
        .abortSignal(signal)
        .maybeSingle();
      requireSuccess({ error, status });
      return (data?.values ?? {}) as Answers;
    },
  });
}

/** Stores the answers where they belong. Returns the id of the company that has them; null for a guest purchase. */
export async function saveAnswers(
  licenseId: string,
  access: DownloadAccess,
  answers: Answers,
): Promise<string | null> {
  if (access.kind === 'session') {
    return saveCompanyAnswers(access.companyId, answers);
  }
  await saveGuestAnswers(licenseId, access, answers);
  return null;
}

/** Stores the answers with the license of a guest purchase. */
async function saveGuestAnswers(licenseId: string, access: DownloadAccess, answers: Answers): Promise<void> {
  await callForLicense('license-answers', { license_id: licenseId, answers }, access);
}

/** Stores the answers of a company, and makes the account's first one. Returns its id. */
async function saveCompanyAnswers(companyId: string | null, answers: Answers): Promise<string> {
  const client = await getSupabase();
  return requireData(
    await client.rpc('save_company_values', {
      ...(companyId === null ? {} : { company: companyId }),
      answers,
    }),
  );
}
