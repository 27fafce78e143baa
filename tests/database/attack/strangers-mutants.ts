import type { Weakness } from './mutants';

/** A weakness that the two strangers of the property test must come upon, playing these acts on a third with an app. */
export interface StrangersMutant {
  readonly name: string;
  readonly weakness: Weakness;
  readonly names: readonly string[];
}

const codes = ['uses a recovery code', 'takes every app off'];

export const strangersMutants: readonly StrangersMutant[] = [
  {
    name: 'a recovery code that was used opens the admin pages to strangers',
    weakness: {
      functionChanged: ['public.use_recovery_code(text)', 'not private.use_proof(tried.proof_id)', 'false'],
    },
    names: codes,
  },
  {
    name: 'a new list leaves the former one, which strangers have found',
    weakness: {
      functionChanged: [
        'public.make_recovery_codes()',
        /delete from private\.proofs as proof where [^;]*;/,
        '',
      ],
    },
    names: codes,
  },
  {
    name: 'strangers who know the password make recovery codes',
    weakness: {
      functionChanged: ['public.make_recovery_codes()', 'not private.gave_second_factor(caller) or', ''],
    },
    names: ['signs in by password', 'makes recovery codes', 'uses a recovery code'],
  },
  {
    name: 'recovery codes of a former password open the admin pages to strangers',
    weakness: {
      functionChanged: ['private.account_version(uuid)', 'coalesce((select', '0 * coalesce((select'],
    },
    names: codes,
  },
];
