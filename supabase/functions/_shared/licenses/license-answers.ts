import { z } from 'zod';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/errors.ts';
import { HttpError } from '../http/http-error.ts';
import type { OpenCompany } from './license-company.ts';
import type { LicenseHolder } from './license-holder.ts';

// The one door to what companies have answered: no other module of the functions reads it (answers-door.test.ts).

export type Answers = Readonly<Record<string, string>>;

interface AnsweredLicense {
  readonly id: string;
  readonly userId: string | null;
  /** The company that it belongs to. */
  readonly companyId: string | null;
}

const answersSchema = z.record(z.string(), z.string());

/** Whether the answers are an account's: a mailed link neither shows nor changes them. */
export const isOfAccount = ({ userId, companyId }: Omit<AnsweredLicense, 'id'>): boolean =>
  userId !== null || companyId !== null;

/**
 * What was answered once: by the company that `companyFor` found or, while the license has no account, with the license. Null
 * when nothing was answered yet, or not for this caller.
 */
export async function loadAnswers(
  context: FunctionContext,
  license: AnsweredLicense,
  company: OpenCompany | null,
): Promise<Answers | null> {
  if (company === null && isOfAccount(license)) {
    return null;
  }
  return company === null ? readAnswersWith(context, license.id) : readAnswersOf(context, company);
}

async function readAnswersOf(context: FunctionContext, company: string): Promise<Answers | null> {
  const { data, error } = await context
    .service()
    .from('companies')
    .select('values')
    .eq('id', company)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data ? answersSchema.parse(data.values) : null;
}

async function readAnswersWith(context: FunctionContext, license: string): Promise<Answers | null> {
  const { data, error } = await context
    .service()
    .from('license_profiles')
    .select('values')
    .eq('license_id', license)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data ? answersSchema.parse(data.values) : null;
}

/** Who prepares the documents of a company, if its title pages are to say so. */
export async function loadPreparedBy(
  context: FunctionContext,
  company: OpenCompany | null,
): Promise<string | null> {
  if (company === null) {
    return null;
  }
  const { data, error } = await context
    .service()
    .from('companies')
    .select('prepared_by')
    .eq('id', company)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data?.prepared_by ?? null;
}

/** Nothing but the name: a certificate sends its readers to a page that says to whom the license was given. */
export async function loadPublicName(
  context: FunctionContext,
  { id, companyId }: AnsweredLicense,
): Promise<string | null> {
  const answers = await (companyId === null
    ? readAnswersWith(context, id)
    : readAnswersOf(context, companyId));
  return answers?.['company_name']?.trim() || null;
}

/** 409 for a mailed link where an account's answers are needed; `purpose` ends the sentence "Please sign in to". */
export function requireOwnAnswers(
  { client }: Pick<LicenseHolder, 'client'>,
  license: Omit<AnsweredLicense, 'id'>,
  purpose: string,
): void {
  if (client === null && isOfAccount(license)) {
    throw new HttpError(
      409,
      'has_account',
      `This order belongs to an account. Please sign in to ${purpose}.`,
    );
  }
}
