import type { CompanyRole } from '@contracts/company-roles';

export const roleNames: Readonly<Record<CompanyRole, string>> = {
  owner: 'Owner',
  adviser: 'Adviser',
  viewer: 'Viewer',
};
