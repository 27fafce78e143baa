import { z } from 'zod';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';

export type Answers = Readonly<Record<string, string>>;

interface AnsweredLicense {
  readonly id: string;
  readonly userId: string | null;
}

const answersSchema = z.record(z.string(), z.string());

/**
 * What the buyer answered once: the account's company profile or, for who has no account or filled it in before having one,
 * what is kept with the license. Null when nothing was answered yet.
 */
export async function loadAnswers(
  context: FunctionContext,
  license: AnsweredLicense,
): Promise<Answers | null> {
  const service = context.service();
  if (license.userId) {
    const { data, error } = await service
      .from('company_profiles')
      .select('values')
      .eq('user_id', license.userId)
      .maybeSingle();
    if (error) {
      throw databaseError(error);
    }
    if (data) {
      return answersSchema.parse(data.values);
    }
  }
  const { data, error } = await service
    .from('license_profiles')
    .select('values')
    .eq('license_id', license.id)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data ? answersSchema.parse(data.values) : null;
}
