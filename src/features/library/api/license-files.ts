import { queryOptions } from '@tanstack/react-query';
import type { LicenseFilesResponse } from '@contracts/license-files';
import { queryRoots } from '@/lib/query-roots';
import { getSupabase } from '@/lib/supabase-client';
import { requireSuccess } from '@/lib/supabase-error';
import { callForLicense, type DownloadAccess } from './license-download';

export type Answers = Readonly<Record<string, string>>;

/** The files that a license opens, what they ask for, and what was downloaded when. */
export function licenseFilesQuery(licenseId: string, access: DownloadAccess) {
  return queryOptions({
    queryKey: [queryRoots.library, 'license', licenseId, access],
    queryFn: async ({ signal }) =>
      (await callForLicense(
        'license-files',
        { license_id: licenseId },
        access,
        signal,
      )) as LicenseFilesResponse,
  });
}

/** An account's company profile: the same answers fill the files of every license. */
export function companyProfileQuery(userId: string) {
  return queryOptions({
    queryKey: [queryRoots.account, userId, 'company-profile'],
    queryFn: async ({ signal }): Promise<Answers> => {
      const client = await getSupabase();
      const { data, error, status } = await client
        .from('company_profiles')
        .select('values')
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle();
      requireSuccess({ error, status });
      return (data?.values ?? {}) as Answers;
    },
  });
}

/** Keeps the answers with the account or, for who bought without one, with the license. */
export async function saveAnswers(
  licenseId: string,
  access: DownloadAccess,
  answers: Answers,
): Promise<void> {
  if (access.kind === 'order') {
    await callForLicense('license-answers', { license_id: licenseId, answers }, access);
    return;
  }
  const client = await getSupabase();
  requireSuccess(
    await client
      .from('company_profiles')
      .upsert({ user_id: access.userId, values: answers }, { onConflict: 'user_id' }),
  );
}
