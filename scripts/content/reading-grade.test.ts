import { describe, expect, it } from 'vitest';
import { readingGrade } from './reading-grade';

describe('the reading grade', () => {
  it('is low for short sentences of short words', () => {
    expect(readingGrade('Tell your manager first. You do not have to say why. We pay you on Friday.')).toBeLessThan(4);
  });

  it('is high for one long sentence of long words', () => {
    const clause =
      'Notwithstanding any previously communicated organizational expectations, eligible individuals ' +
      'requesting accommodation-related modifications must provide documentation substantiating necessity.';
    expect(readingGrade(clause)).toBeGreaterThan(15);
  });

  it('is higher for one long sentence than for the same words in short ones', () => {
    const long = 'You tell us when you are ill and we tell your team and you rest at home.';
    expect(readingGrade(long)).toBeGreaterThan(readingGrade(long.replaceAll(' and', '. And')) + 3);
  });

  it('reads the sentences of lists and boxes, and leaves headings, tables and lines to fill in alone', () => {
    const prose = 'We answer soon.\n\n- Ask us early.\n\n> **The law.** You may ask for it.';
    const around =
      '# Organizational responsibilities\n\n| Documentation | Administrator |\n| --- | --- |\n| Acknowledgment | Immediately |\n\n';
    expect(readingGrade(around + prose)).toBeCloseTo(readingGrade(prose), 5);
    expect(readingGrade('> **The law.** Notwithstanding organizational expectations.')).toBeGreaterThan(15);
  });

  it('counts a placeholder as one word, whatever its key', () => {
    expect(readingGrade('Ask {{hr_contact_name}} first.')).toBe(readingGrade('Ask {{a}} first.'));
  });
});
