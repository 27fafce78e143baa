import { z } from 'zod';
import type { Client } from '../http/context.ts';
import { databaseError } from '../http/errors.ts';
import { notFound } from '../http/http-error.ts';
import type { LicenseHolder } from './license-holder.ts';
import type { OpenLicense } from './load-license.ts';

type Owned = Pick<OpenLicense, 'id' | 'companyId'>;

declare const checked: unique symbol;

/** A company whose answers the caller may use: only `companyFor` says so, and a token that its answer was signed into. */
export type OpenCompany = string & { readonly [checked]: true };

const opened = (id: string) => id as OpenCompany;

/** A company in the claims of a token; empty without one. */
export const companyClaimSchema = z.string().transform((id) => (id === '' ? null : opened(id)));

/**
 * The company whose answers count: the one asked for, else the one that the license belongs to, if the caller is a member of it.
 * The link of an order opens none: it is forwarded to people whom the company never asked in.
 */
export async function companyFor(
  { client }: Pick<LicenseHolder, 'client'>,
  license: Owned,
  wanted: string | undefined,
): Promise<OpenCompany | null> {
  const company = wanted ?? license.companyId;
  if (!client || company === null) {
    return null;
  }
  if (await isMember(client, company)) {
    return opened(company);
  }
  if (wanted !== undefined) {
    throw notFound('There is no such company.');
  }
  return null;
}

/** Lets the license fill files for the company, as its terms allow; the refusal says what to do. */
export async function useLicense(
  { client }: Pick<LicenseHolder, 'client'>,
  license: Owned,
  company: string | null,
): Promise<void> {
  if (!client || company === null || company === license.companyId) {
    return;
  }
  const { error } = await client.rpc('use_license_for_company', { license: license.id, company });
  if (error) {
    throw databaseError(error);
  }
}

/** Whether the license fills files for the company. */
export async function covers(
  { client }: Pick<LicenseHolder, 'client'>,
  license: Owned,
  company: string | null,
): Promise<boolean> {
  if (!client || company === null || company === license.companyId) {
    return true;
  }
  const { data, error } = await client
    .from('license_companies')
    .select('company_id')
    .eq('license_id', license.id)
    .eq('company_id', company);
  if (error) {
    throw databaseError(error);
  }
  return data.length > 0;
}

async function isMember(client: Client, company: string): Promise<boolean> {
  const { data, error } = await client.from('companies').select('id').eq('id', company);
  if (error) {
    throw databaseError(error);
  }
  return data.length > 0;
}
