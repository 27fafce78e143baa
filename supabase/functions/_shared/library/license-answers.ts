import { z } from 'zod';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';

export type Answers = Readonly<Record<string, string>>;

interface AnsweredLicense {
  readonly id: string;
  readonly companyId: string | null;
}

const answersSchema = z.record(z.string(), z.string());

/**
 * What was answered once: by the company or, before there is one, with the license. Null when nothing was answered yet.
 */
export async function loadAnswers(
  context: FunctionContext,
  license: AnsweredLicense,
): Promise<Answers | null> {
  const service = context.service();
  const { data, error } = await (license.companyId
    ? service.from('companies').select('values').eq('id', license.companyId).maybeSingle()
    : service.from('license_profiles').select('values').eq('license_id', license.id).maybeSingle());
  if (error) {
    throw databaseError(error);
  }
  return data ? answersSchema.parse(data.values) : null;
}

/** Who prepares the documents of a company, if its title pages are to say so. */
export async function loadPreparedBy(
  context: FunctionContext,
  companyId: string | null,
): Promise<string | null> {
  if (companyId === null) {
    return null;
  }
  const { data, error } = await context
    .service()
    .from('companies')
    .select('prepared_by')
    .eq('id', companyId)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data?.prepared_by ?? null;
}
