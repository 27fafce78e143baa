import { queryOptions } from '@tanstack/react-query';
import { companyRoles, type CompanyRole } from '@contracts/company-roles';
import { queryRoots } from '@/lib/queries/query-roots';
import { callAsUser } from '@/lib/supabase/call-as-user';
import { getSupabase } from '@/lib/supabase/supabase-client';
import { requireData, requireSuccess } from '@/lib/supabase/supabase-error';

export interface Company {
  readonly id: string;
  readonly name: string;
  /** On the title page of its documents; empty leaves the line out. */
  readonly preparedBy: string;
  readonly role: CompanyRole;
}

const roleOf = (text: string): CompanyRole => companyRoles.find((role) => role === text) ?? 'viewer';

/** The companies of an account, the one it is in longest first. */
export function companiesQuery(userId: string) {
  return queryOptions({
    queryKey: [queryRoots.account, userId, 'companies'],
    queryFn: async ({ signal }): Promise<Company[]> => {
      const client = await getSupabase();
      const rows = requireData(
        await client
          .from('company_members')
          .select('role, companies(id, name, prepared_by)')
          .eq('user_id', userId)
          .order('created_at')
          .order('company_id')
          .abortSignal(signal),
      );
      return rows.map(({ role, companies: { id, name, prepared_by } }) => ({
        id,
        name,
        preparedBy: prepared_by ?? '',
        role: roleOf(role),
      }));
    },
  });
}

export interface Member {
  readonly userId: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: CompanyRole;
  readonly isMe: boolean;
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly expiresAt: string;
}

export interface People {
  readonly members: readonly Member[];
  /** Open ones; only an owner gets them. */
  readonly invitations: readonly Invitation[];
}

export function peopleQuery(userId: string, companyId: string) {
  return queryOptions({
    queryKey: [queryRoots.account, userId, 'company-people', companyId],
    queryFn: async ({ signal }): Promise<People> => {
      const client = await getSupabase();
      const people = await client.rpc('company_people', { company: companyId }).abortSignal(signal);
      return requireData(people) as unknown as People;
    },
  });
}

/** The id is the browser's, so that a repeated request makes no second company. */
export async function createCompany(id: string, name: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('create_company', { new_id: id, company_name: name }));
}

export async function changeCompany(
  id: string,
  change: { readonly name?: string; readonly prepared_by?: string },
): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.from('companies').update(change).eq('id', id));
}

export async function deleteCompany(id: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.from('companies').delete().eq('id', id));
}

export async function setRole(company: string, member: string, role: CompanyRole): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('set_company_role', { company, member, new_role: role }));
}

export async function removeMember(company: string, member: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('remove_company_member', { company, member }));
}

export async function invite(company: string, address: string, role: CompanyRole): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('invite_to_company', { company, address, new_role: role }));
}

export async function withdrawInvitation(invitation: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('withdraw_company_invitation', { invitation }));
}

/** Lets a license fill files for a further company, as its terms allow. */
export async function putLicenseToUse(license: string, company: string): Promise<void> {
  const client = await getSupabase();
  requireSuccess(await client.rpc('use_license_for_company', { license, company }));
}

export interface Accepted {
  readonly companyId: string;
  readonly name: string;
  readonly role: CompanyRole;
}

export async function acceptInvitation(token: string): Promise<Accepted> {
  return (await callAsUser('accept-invitation', { token })) as Accepted;
}
