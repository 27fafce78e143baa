import { describe, expect, it } from 'vitest';
import { lastChange, lawAsOf } from './page-dates';
import { factsAskedFor, RecordedFacts } from './recorded-facts';

const facts = new Map([
  ['old', { checkedOn: '2026-11-21', changedOn: '2027-05-06' }],
  ['new', { checkedOn: '2027-03-04', changedOn: '2027-03-04' }],
  ['other', { checkedOn: '2025-01-01', changedOn: '2028-01-01' }],
]);

describe('the dates of a page', () => {
  it('use the oldest reading of the page’s facts as the as-of date', () => {
    expect(lawAsOf(['new', 'old'], facts)).toBe('2026-11-21');
    expect(lawAsOf(['new'], facts)).toBe('2027-03-04');
    expect(lawAsOf(['gone'], facts)).toBeNull();
  });

  it('show the newest change of a fact or of the page’s own text', () => {
    expect(lastChange(['new', 'old'], facts, '2026-11-21')).toBe('2027-05-06');
    expect(lastChange(['new', 'gone'], facts, '2027-04-01')).toBe('2027-04-01');
    expect(lastChange([], facts)).toBeNull();
  });

  it('read each fact that they depend on, so that a changed fact renders the page again', () => {
    const recorded = new RecordedFacts(facts);
    for (const date of [lastChange, lawAsOf]) {
      factsAskedFor.clear();
      date(['new', 'gone'], recorded);
      expect([...factsAskedFor]).toEqual(['new', 'gone']);
    }
  });
});
