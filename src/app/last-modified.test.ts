import { describe, expect, it } from 'vitest';
import { lawFacts } from '@contracts/law/facts';
import { lawChangedOn } from './last-modified';

const changes = [{ state: 'OR', changedOn: '2027-02-03' }];
const read = lawFacts.map((fact) => ({ ...fact, checkedOn: '2026-11-21' }));

describe('the day on which a page about law was last changed', () => {
  it.each([
    ['/or-paid-leave-policy-template', '2027-02-03'],
    ['/wi-paid-leave-policy-template', '2026-11-21'],
    ['/minnesota-paid-leave-policy-template', '2026-11-21'],
    ['/paid-leave-by-state', '2027-02-03'],
    ['/pricing', null],
  ])('%s: %s', (path, day) => {
    expect(lawChangedOn(path, read, changes)).toBe(day);
  });

  it('follows a fact that was read again', () => {
    const again = read.map((fact) => (fact.state === 'WI' ? { ...fact, checkedOn: '2027-03-04' } : fact));
    expect(lawChangedOn('/wisconsin-paid-leave-policy-template', again, [])).toBe('2027-03-04');
    expect(lawChangedOn('/mn-paid-leave-policy-template', again, [])).toBe('2026-11-21');
  });
});
