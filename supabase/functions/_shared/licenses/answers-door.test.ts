import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const functions = new URL('../../', import.meta.url);
const sources = readdirSync(functions, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('database-types.ts'))
  .map((path) => ({ path, text: readFileSync(new URL(path, functions), 'utf8') }));
const thatSay = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).sort();

// A second reader of the answers would be a second rule of who may see them.
it('only one module reads what companies have answered', () => {
  expect(thatSay(/from\(\s*'companies'/)).toEqual([
    '_shared/licenses/license-answers.ts',
    // Whether the caller is a member: by row level security, and no more than the id.
    '_shared/licenses/license-company.ts',
  ]);
  expect(thatSay(/from\(\s*'license_profiles'/)).toEqual([
    '_shared/licenses/license-answers.ts',
    // Writes the answers of a license without an account.
    'license-answers/handler.ts',
  ]);
});

it('nobody else says that a company is open to the caller', () => {
  expect(thatSay(/as (unknown as )?OpenCompany/)).toEqual(['_shared/licenses/license-company.ts']);
  expect(thatSay(/companyClaimSchema/)).toEqual([
    '_shared/licenses/license-company.ts',
    'license-download/handler.ts',
    'license-handbook/handler.ts',
  ]);
});

it('nobody else reads a license for its holder, so that each token is compared with the holder of today', () => {
  expect(thatSay(/status_reason, user_id/)).toEqual(['_shared/licenses/load-license.ts']);
  expect(thatSay(/'order-access'/)).toEqual([
    '_shared/links/order-links.ts',
    '_shared/links/signed-token.ts',
  ]);
});
