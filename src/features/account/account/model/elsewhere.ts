import type { License } from '../api/account-api';

/** Whether a license is for other companies than the current one. One without a company goes where it is used first. */
export const isElsewhere = (
  { companyId, furtherCompanyIds }: Pick<License, 'companyId' | 'furtherCompanyIds'>,
  current: string | null,
): boolean =>
  companyId !== null && current !== null && companyId !== current && !furtherCompanyIds.includes(current);
