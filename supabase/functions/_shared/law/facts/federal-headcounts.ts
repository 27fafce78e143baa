import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const coverage = official('https://www.eeoc.gov/coverage-businessprivate-employers');
const fact = lawBook('US');

/** From how many employees a federal act binds a private employer. */
export const federalHeadcountFacts: readonly LawFact[] = [
  fact(
    'Eligibility',
    'us-title-vii-employees',
    'Title VII of the Civil Rights Act binds a private employer with 15 or more employees in at least 20 calendar weeks of this or last year.',
    coverage,
    {
      figure: [15, 'employees'],
      statute: '42 U.S.C. § 2000e',
      pinCite: '(b)',
      quote: 'it has 15 or more employees for at least twenty calendar weeks (in this year or last)',
      otherSources: ['https://govregs.com/uscode/expand/title42_chapter21_subchapterVI_section2000e-12'],
      readOn,
    },
  ),
  fact(
    'Eligibility',
    'us-ada-employees',
    'The Americans with Disabilities Act (ADA) binds a private employer with 15 or more employees in at least 20 calendar weeks of this or last year.',
    coverage,
    {
      figure: [15, 'employees'],
      statute: '42 U.S.C. § 12111',
      pinCite: '(5)(A)',
      quote: 'it has 15 or more employees for at least twenty calendar weeks (in this year or last)',
      otherSources: ['http://law.cornell.edu/uscode/42/12111.shtml'],
      readOn,
    },
  ),
  fact(
    'Eligibility',
    'us-pwfa-employees',
    'The Pregnant Workers Fairness Act (PWFA) binds a private employer with 15 or more employees.',
    official('https://uscode.house.gov/view.xhtml?path=/prelim@title42/chapter21G&edition=prelim'),
    {
      figure: [15, 'employees'],
      statute: '42 U.S.C. § 2000gg',
      pinCite: '(2)(B)(i)',
      quote: 'a person engaged in industry affecting commerce who has 15 or more employees',
      otherSources: ['https://self-law.org/code/usc/title-42/section-2000gg'],
      readOn,
    },
  ),
  fact(
    'Eligibility',
    'us-gina-employees',
    'The Genetic Information Nondiscrimination Act (GINA) binds a private employer with 15 or more employees in at least 20 calendar weeks of this or last year.',
    coverage,
    {
      figure: [15, 'employees'],
      statute: '42 U.S.C. § 2000ff',
      pinCite: '(2)(B)(i)',
      quote: 'it has 15 or more employees for at least twenty calendar weeks (in this year or last)',
      otherSources: ['https://law.lawstack.com/usc/42/2000ff/'],
      readOn,
    },
  ),
  fact(
    'Eligibility',
    'us-adea-employees',
    'The Age Discrimination in Employment Act (ADEA) binds a private employer with 20 or more employees in at least 20 calendar weeks of this or last year.',
    coverage,
    {
      figure: [20, 'employees'],
      statute: '29 U.S.C. § 630',
      pinCite: '(b)',
      quote: 'it has 20 or more employees for at least twenty calendar weeks (in this year or last)',
      otherSources: [
        'https://www.freeadvice.com/resources/gov_material/eeoc_age_discrimination_in_employment_act_tex1.htm',
      ],
      readOn,
    },
  ),
  fact(
    'Eligibility',
    'us-cobra-employees',
    'COBRA, the federal continuation of group health coverage, binds an employer with 20 or more employees on more than half of the typical business days of the last calendar year; part-time employees count as fractions.',
    official('https://webapps.dol.gov/elaws/EBSA/health/employer/R9a.htm?r=Y000000', null, '2025-10-01'),
    {
      figure: [20, 'employees'],
      statute: '29 U.S.C. § 1161',
      pinCite: '(b)',
      quote:
        'COBRA applies to employers with at least 20 employees on more than 50 percent of its typical business days in the previous calendar year',
      otherSources: ['https://www.law.cornell.edu/uscode/text/29/1161'],
      readOn,
    },
  ),
  fact(
    'Records',
    'us-osha-records-employees',
    'An employer with 10 or fewer employees at all times of the last calendar year keeps no OSHA injury and illness records, unless OSHA or the Bureau of Labor Statistics asks in writing.',
    official('https://www.osha.gov/node/999877576'),
    {
      figure: [10, 'employees'],
      statute: '29 CFR § 1904.1',
      pinCite: '(a)(1)',
      quote:
        'no more than 10 employees at any time during the previous year are not required to keep injury and illness records',
      otherSources: ['https://stepo.ai/osha/1904/1904.1'],
      readOn,
    },
  ),
];
