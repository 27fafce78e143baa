import { describe, expect, it } from 'vitest';
import { allStateCodes, industryOf, longFormStates, onSaleStateCodes, stateCodeOf } from './law-addresses.ts';
import { states } from './states.ts';
import { noIndexStateCodes } from './noindex-states.ts';

describe('what the route table knows of the states', () => {
  it('is what their records say', () => {
    const codes = (fits: (state: (typeof states)[number]) => boolean) =>
      states
        .filter(fits)
        .map(({ code }) => code)
        .sort();
    expect([...allStateCodes].sort()).toEqual(codes(() => true));
    expect([...onSaleStateCodes].sort()).toEqual(codes(({ isDraft }) => !isDraft));
    expect(noIndexStateCodes).toEqual(
      expect.arrayContaining(codes(({ noteKeys }) => noteKeys.every((key) => key.startsWith('us-')))),
    );
    const ownNotes = ({ code, noteKeys }: (typeof states)[number]) =>
      noteKeys.filter((key) => key.startsWith(`${code.toLowerCase()}-`)).length;
    expect(states.filter((state) => noIndexStateCodes.includes(state.code) && ownNotes(state) > 1)).toEqual(
      [],
    );
    expect(longFormStates).toEqual(
      Object.fromEntries(
        states.flatMap(({ code, longFormSlug }) => (longFormSlug ? [[longFormSlug, code]] : [])),
      ),
    );
  });

  it('reads the state and the industry of an address', () => {
    expect(stateCodeOf('/mn-paid-leave-policy-template')).toBe('MN');
    expect(stateCodeOf('/zz-paid-leave-policy-template')).toBeNull();
    expect(industryOf('/real-estate-hr-policy-templates')).toBe('real-estate');
    expect(industryOf('/mining-hr-policy-templates')).toBeNull();
  });
});
