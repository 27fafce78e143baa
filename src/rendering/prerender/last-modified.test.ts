import { describe, expect, it } from 'vitest';
import { lawFacts } from '@law/facts';
import { longFormSlugs } from '@law/law-addresses';
import { longFormsPublished } from '@/catalog/long-form/long-form';
import { longForms } from '@/catalog/long-form/long-forms';
import { longFormKeys } from '@/features/shared/law/model/page-keys';
import { toDatedFact } from '@/features/shared/law/model/page-dates';
import { lawChangedOn } from './last-modified';

const written = '2026-11-21T08:00:00+00:00';

/** The fact base as it was written, but for the facts of one state. */
function factsWith(changes: { readonly checkedOn?: string; readonly reworded?: string }, ofKey: RegExp) {
  return lawFacts.map((fact) => {
    const isMoved = ofKey.test(fact.key);
    const checkedOn = (isMoved && changes.checkedOn) || '2026-11-21';
    const changed = (isMoved && changes.reworded) || written;
    return toDatedFact({ ...fact, checkedOn }, { created_at: written, updated_at: changed });
  });
}

describe('the day on which a page about law was last changed', () => {
  const reworded = factsWith({ reworded: '2027-02-03T10:00:00+00:00' }, /^or-/);

  it.each([
    ['/or-paid-leave-policy-template', '2027-02-03'],
    ['/wi-paid-leave-policy-template', '2026-11-21'],
    ['/minnesota-paid-leave-policy-template', longForms.minnesota.updated],
    ['/restaurants-hr-policy-templates', '2026-11-21'],
    ['/paid-leave-by-state', '2027-02-03'],
    ['/figures', '2026-11-21'],
    ['/law-changes', '2027-02-03'],
    ['/law-changes/minnesota', '2026-11-21'],
    ['/duties', '2026-11-21'],
    ['/pricing', null],
  ])('%s: %s', (path, day) => {
    expect(lawChangedOn(path, reworded)).toBe(day);
  });

  it('follows a fact that was read again, on each page that names it and on no other', () => {
    const [key = ''] = longFormKeys(longForms.wisconsin).filter((candidate) => candidate.startsWith('wi-'));
    const again = factsWith({ checkedOn: '2027-03-04' }, new RegExp(`^${key}$`));
    for (const slug of longFormSlugs) {
      const day = longFormKeys(longForms[slug]).includes(key) ? '2027-03-04' : longForms[slug].updated;
      expect(lawChangedOn(`/${slug}-paid-leave-policy-template`, again), slug).toBe(day);
    }
  });

  it('follows the federal facts that a page names as well', () => {
    const again = factsWith({ checkedOn: '2027-03-04' }, /^us-fmla-weeks$/);
    expect(lawChangedOn('/mn-paid-leave-policy-template', again)).toBe('2027-03-04');
  });

  it('is no earlier than the day on which the page went online', () => {
    expect(longFormSlugs.filter((slug) => longForms[slug].updated < longFormsPublished)).toEqual([]);
  });
});
