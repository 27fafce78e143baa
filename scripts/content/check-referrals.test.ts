import { describe, expect, it } from 'vitest';
import { findReferrals, Referrals } from './check-referrals.ts';

/** The goal of the library: a buyer pays for the answer. */
const mostReferrals = 40;

describe('a referral', () => {
  it.each([
    'Ask [DLI](https://www.dli.mn.gov/), 651-284-5075, when unused PTO must be paid.',
    '    help: Check with the Department of Workforce Development before you choose no payout.',
    'Look up the rates at DWD each January.',
    'If one is under 14, call the department before the first shift.',
    '| Uniforms | Ask DWD first |',
    'Before a no, ask the [EEOC](https://www.eeoc.gov) which acts reach a company of your size.',
    'Have a lawyer read a testing policy before you test.',
    'For a longer one, get legal advice first.',
    'If yours does, say so here, and check with DLI that it gives at least the same hours.',
  ])('is found: %s', (text) => {
    expect(findReferrals(text)).toHaveLength(1);
  });

  it.each([
    'You may also ask the Department of Labor and Industry, 651-284-5075.',
    'We may ask the bank to reverse that one deposit.',
    'You may speak with a lawyer, a doctor, a union or your family.',
    'An employer may ask for up to 7 days’ notice (Department of Labor and Industry).',
    'Ask for the form, and send it to the state.',
    'Tell the agency what happened.',
  ])('is not: %s', (text) => {
    expect(findReferrals(text)).toEqual([]);
  });
});

describe('the list of referrals', () => {
  const file = 'templates/a/b.md';

  it('lets a sentence with a reason stand, and names one without', () => {
    const list = new Referrals({ [file]: [{ words: 'ask counsel about releases', reason: 'judgment' }] });
    const text = 'Before you announce it, ask counsel about releases.\n\nAsk DLI about the rate.';
    expect(list.check(text, file)).toMatchObject([{ path: `content/${file}`, line: 3 }]);
    expect(list.leftOver()).toEqual([]);
  });

  it('names an entry that no sentence needs', () => {
    const list = new Referrals({ [file]: [{ words: 'ask counsel about releases', reason: 'judgment' }] });
    expect(list.check('Nothing is asked.', file)).toEqual([]);
    expect(list.leftOver()).toEqual([`${file}: ask counsel about releases`]);
  });

  it('is short', () => {
    expect(Referrals.read('content/referrals.yaml').count).toBeLessThanOrEqual(mostReferrals);
  });
});
