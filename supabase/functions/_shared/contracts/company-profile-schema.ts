import { z } from 'zod';

/** Name of a field of the profile, or of a question of one package or template: `package/key`, `package/template/key`. */
export const answerKeyPattern = /^([a-z0-9-]{1,80}\/){0,2}[a-z][a-z0-9_]{0,60}$/;

/** The answers of a company profile, each at most 2,000 characters; the database checks the same. */
export const companyProfileValuesSchema = z.record(
  z.string().regex(answerKeyPattern),
  z.string().max(2000, 'At most 2,000 characters, please.'),
);
