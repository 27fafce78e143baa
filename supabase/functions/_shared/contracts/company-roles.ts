/** What a member of a company may do, the most first. */
export const companyRoles = ['owner', 'adviser', 'viewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** What each role may do, for people. */
export const companyRoleRights: Readonly<Record<CompanyRole, string>> = {
  owner: 'changes the answers, invites and removes people, and renames or deletes the company',
  adviser: 'changes the answers and fills the documents',
  viewer: 'sees the answers and downloads the documents',
};
