import { describe, expect, it } from 'vitest';
import { companyProfileValuesSchema } from './company-profile-schema.ts';
import { hasPlan, planIn, withPlan, type HandbookPlan } from './handbook.ts';

const plan: HandbookPlan = {
  title: 'Our handbook',
  hasPapers: false,
  chapters: [
    { kind: 'own', title: 'Dogs', text: `${'🐕'.repeat(3000)}\n\n- end `, isIncluded: false },
    { kind: 'document', path: 'templates/core-hr-pack-mn/mn-pto-policy.md', isIncluded: true },
    { kind: 'document', path: 'templates/core-hr-pack-mn/mn-esst-policy.md', isIncluded: false },
    { kind: 'own', title: '', text: '', isIncluded: true },
  ],
};

describe('the plan of a handbook among the answers', () => {
  it('comes back as it was, in answers that can be stored', () => {
    const answers = withPlan({ company_name: 'Lakeside' }, plan);
    expect(answers['company_name']).toBe('Lakeside');
    expect(companyProfileValuesSchema.parse(answers)).toEqual(answers);
    expect(Object.values(answers).every((answer) => answer.isWellFormed())).toBe(true);
    expect([hasPlan(answers), planIn(answers)]).toEqual([true, plan]);
  });

  it('replaces the one before, of which nothing is left', () => {
    const chapters = plan.chapters.slice(1, 2);
    const answers = withPlan(withPlan({}, plan), { ...plan, chapters });
    expect(planIn(answers).chapters).toEqual(chapters);
    expect(Object.keys(answers).filter((key) => key.includes('own'))).toEqual([]);
  });

  it('is not there before it is saved', () => {
    expect(hasPlan({ company_name: 'Lakeside' })).toBe(false);
  });
});
