import { z } from 'zod';

/** The values of a company profile: keys of fields, each at most 2,000 characters. */
export const companyProfileValuesSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9_]{0,60}$/),
  z.string().max(2000),
);
