import { companyProfileFields } from '../contracts/company-profile.ts';

/**
 * The owner's test company: what a buyer's file looks like who has answered the profile and nothing else. Every value says
 * which field it is, so that a wrong one is seen at once.
 */
export const testCompany: Readonly<Record<string, string>> = Object.fromEntries(
  companyProfileFields.map(({ key, label, example, kind }) => [
    key,
    kind === 'text' && !key.endsWith('email') ? `Test ${label.toLowerCase()}` : example,
  ]),
);
