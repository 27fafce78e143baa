import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { codeMutants } from './code-mutants.ts';

/** The code as `SEEDED_WEAKNESS` would have it, for `npm run test:mutants`; nothing is written to the project's files. */
export function seededWeakness(): Plugin {
  const mutant = codeMutants.find(({ name }) => name === process.env['SEEDED_WEAKNESS']);
  const file = mutant && fileURLToPath(new URL(`../../${mutant.module}`, import.meta.url));
  return {
    name: 'seeded-weakness',
    enforce: 'pre',
    transform(code, id) {
      return mutant && id.split('?')[0] === file ? code.replace(mutant.from, () => mutant.to) : null;
    },
  };
}
