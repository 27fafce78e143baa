import { describe, expect, it } from 'vitest';
import { lawPaths } from '../../../tests/e2e/support/law-paths';
import { publicPages } from '../../../tests/e2e/support/public-pages';
import { lawFacts } from '@law/facts';
import { longFormSlugs } from '@law/law-addresses';
import { productPages } from '@/catalog/product-pages';
import { textDates } from '@/catalog/text-dates';
import { longFormsPublished } from '@/catalog/long-form/long-form';
import { longForms } from '@/catalog/long-form/long-forms';
import { longFormKeys } from '@/features/all/law/model/page-keys';
import { toDatedFact } from '@/features/all/law/model/page-dates';
import { routes } from '@/App';
import { findRoute } from '@/app/route-table';
import { changedOn } from './public-paths';
import { serverModules } from './server-pages';

const dayOf = (path: string, facts: ReturnType<typeof factsWith>) =>
  changedOn(findRoute(routes, path), facts, []);

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

describe('the day on which a page was last changed', () => {
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
    ['/pricing', textDates['/pricing']],
    ['/templates/core-hr-pack', productPages['core-hr'].releaseDate],
    ['/orders', null],
  ])('%s: %s', (path, day) => {
    expect(dayOf(path, reworded)).toBe(day);
  });

  it('follows a fact that was read again, on each page that names it and on no other', () => {
    const [key = ''] = longFormKeys(longForms.wisconsin).filter((candidate) => candidate.startsWith('wi-'));
    const again = factsWith({ checkedOn: '2027-03-04' }, new RegExp(`^${key}$`));
    for (const slug of longFormSlugs) {
      const day = longFormKeys(longForms[slug]).includes(key) ? '2027-03-04' : longForms[slug].updated;
      expect(dayOf(`/${slug}-paid-leave-policy-template`, again), slug).toBe(day);
    }
  });

  it('follows the federal facts that a page names as well', () => {
    const again = factsWith({ checkedOn: '2027-03-04' }, /^us-fmla-weeks$/);
    expect(dayOf('/mn-paid-leave-policy-template', again)).toBe('2027-03-04');
  });

  it('is no earlier than the day on which the page went online', () => {
    expect(longFormSlugs.filter((slug) => longForms[slug].updated < longFormsPublished)).toEqual([]);
  });
});

it('knows a page for each declaration beside one', () => {
  const sources = new Set(routes.map(({ source }) => `/${source.replace('.tsx', '.server.ts')}`));
  expect(serverModules.filter((file) => !sources.has(file))).toEqual([]);
  expect(serverModules.length).toBeGreaterThan(15);
});

it('the browser tests know every page about law, and look at one page of each kind', () => {
  const ofLaw = routes.filter(({ source }) => source.startsWith('src/pages/law/')).map(({ path }) => path);
  expect([...lawPaths].sort()).toEqual(ofLaw.sort());
  const seen = new Set(publicPages.map((path) => findRoute(routes, path.replace(/\?.*/, '')).source));
  // They only lead on, and a browser test each opens them.
  const passing = ['not-found-page', 'auth-callback-page', 'design-system-page'];
  const unseen = routes.filter(({ source }) => !seen.has(source)).map(({ source }) => source);
  expect(unseen.filter((source) => !passing.some((name) => source.includes(name)))).toEqual([]);
});
