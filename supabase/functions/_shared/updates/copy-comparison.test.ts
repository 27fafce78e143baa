import { describe, expect, it } from 'vitest';
import { makeTemplate } from '../documents/testing/make-template.ts';
import { CopyComparison, copyText } from './copy-comparison.ts';
import { earlierFigures } from './earlier-figures.ts';

const placeholders = [
  'company_name: profile',
  'company_short_name: profile',
  'employee_count: profile',
  'effective_date: profile',
];
const bodyOf = (all: string, large: string) =>
  `{{company_name}} pays from {{effective_date}} on. ${all}\n\n:::when employee_count >= 50\n\n${large}\n\n:::`;
const template = (all = 'Ten percent.', large = 'File it by March 1.', version = '"1.0"') =>
  makeTemplate(bodyOf(all, large), { placeholders, matter: { version, last_reviewed: '2026-11-26' } });
const small = { company_name: 'Lakeside', employee_count: '8' };
const big = { company_name: 'Harbor', employee_count: '60' };
const affected = (from: ReturnType<typeof template>, to: ReturnType<typeof template>) => {
  const comparison = new CopyComparison({ from, to, facts: [] });
  return [small, big, null].map((answers) => comparison.isAffected(answers));
};

describe('a change of a document', () => {
  it('changes nothing for whom the changed part is left out', () => {
    expect(affected(template(), template('Ten percent.', 'File it by April 1.'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('reaches everybody in a sentence of all, and nobody in the version alone', () => {
    expect(affected(template(), template('Eleven percent.'))).toEqual([true, true, true]);
    expect(affected(template(), template('Ten percent.', 'File it by March 1.', '"1.1"'))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is nothing where another field is filled with the same words', () => {
    const [from, to] = ['{{company_name}} pays.', '{{company_short_name}} pays.'].map((all) => template(all));
    const comparison = new CopyComparison({ from: from!, to: to!, facts: [] });
    expect(comparison.isAffected({ ...small, company_short_name: 'Lakeside' })).toBe(false);
    expect(comparison.isAffected({ ...small, company_short_name: 'Lake' })).toBe(true);
  });

  it('is found as it is by rendering each copy in full, whatever the answers are', () => {
    const texts = [template(), template('Eleven percent.'), template('Ten percent.', 'File it by April 1.')];
    const all = [
      small,
      big,
      {},
      { company_name: ' ' },
      { ...big, effective_date: '2027-01-01' },
      { employee_count: '50' },
    ];
    for (const from of texts) {
      for (const to of texts) {
        const comparison = new CopyComparison({ from, to, facts: [] });
        for (const answers of all) {
          expect(comparison.isAffected(answers)).toBe(copyText(from, answers) !== copyText(to, answers));
        }
      }
    }
  });
});

describe('a changed fact', () => {
  const words = { statement: 'The rate is 12 weeks.', figure: 12, unit: 'weeks' };
  const fact = { key: 'mn-rate', before: words, after: { ...words, figure: 14 } };

  it('reaches the copies that state its figure', () => {
    const text = template('Ten percent.', 'You get 12 weeks.');
    const comparison = new CopyComparison({ from: text, to: text, facts: [fact] });
    expect([small, big].map((answers) => comparison.isAffected(answers))).toEqual([false, true]);
  });

  it('reaches the copies that insert its figure, which is another one by now', () => {
    const text = template('Ten percent.', 'You get {mn-rate}.');
    const now = {
      text: '14 weeks',
      number: '14',
      asOf: '2026-11-26',
      source: '',
      validFrom: null,
      validTo: null,
    };
    const figures = earlierFigures(new Map([['mn-rate', now]]), [fact]);
    const comparison = new CopyComparison({ from: text, to: text, facts: [fact], figures });
    expect([small, big].map((answers) => comparison.isAffected(answers))).toEqual([false, true]);
  });

  it('without a figure reaches every copy of a document that rests on it', () => {
    const text = template();
    const bare = { ...words, figure: null, unit: null };
    const comparison = new CopyComparison({ from: text, to: text, facts: [{ ...fact, before: bare }] });
    expect(comparison.isAffected(small)).toBe(true);
  });
});
