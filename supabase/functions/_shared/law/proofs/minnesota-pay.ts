import { page, read, type Proof } from '../law-proof.ts';

const minimumWage = page('https://www.dli.mn.gov/minwage', '2025-10');
const statementOfEarnings = page(
  'https://www.revisor.mn.gov/statutes/cite/181.032',
  '2019',
  'Read in a reprint with the text of 2019; later amendments were not read',
);

export const minnesotaPayProofs: Readonly<Record<string, Proof>> = {
  'mn-pay-range-employees': {
    pinCite: 'subds. 1-2',
    quote: 'employs 30 or more employees at one or more sites in Minnesota',
    otherSources: [
      'https://www.mondaq.com/unitedstates/employee-benefits--compensation/1469770/minnesota-job-postings-must-comply-with-new-compensation-disclosure-requirements-beginning-january-2025',
      'https://lmc.org/news-publications/magazine/sep-oct-2024/letter-of-the-law-sep-2024',
    ],
    checkedOn: '2026-11-30',
  },
  'mn-deductions-after-loss': read(
    page(
      'https://content.govdelivery.com/accounts/MNDLI/bulletins/2a7d306',
      '2020-10',
      'The department’s bulletin of October 2020; later amendments were not read',
    ),
    'Minn. Stat. § 181.79',
    'subd. 1(a)',
    'the written authorization is given by the employee after the loss or debt has occurred',
  ),
  'mn-deductions-damages': {
    source: 'https://www.gislason.com/news/unauthorized-payroll-deductions-dont-pay/',
    pinCite: 'subd. 2',
  },
  'mn-st-paul-wage-2026': read(
    page(
      'https://www.stpaul.gov/departments/human-rights-equal-economic-opportunity/15-minimum-wage/15-minimum-wage-employer',
      null,
      'The city’s steps until 2028, an undated page; the city rate of $16.37 is from a law firm’s list of posts',
    ),
    null,
    null,
    '7/1/2026 City Rate* City Rate* $14.25',
    { checkedOn: '2026-11-30' },
  ),
  'mn-deductions-uniforms': read(
    page(
      'https://www.revisor.mn.gov/laws/2009/0/Session+Law/Chapter/69/',
      '2009',
      'Laws 2009, chapter 69, the last change of the subdivision',
    ),
    'Minn. Stat. § 177.24',
    'subds. 4-5',
    'the full cost of the uniform or equipment as listed below, may not exceed $50',
  ),
  'mn-minimum-wage-2026': read(
    minimumWage,
    'Minn. Stat. § 177.24',
    'subd. 1(b)-(f)',
    'The state minimum wage is $11.41 an hour',
    { validFrom: '2026-01-01', validTo: '2026-12-31', changesOn: '01-01' },
  ),
  'mn-training-wage-2026': read(
    minimumWage,
    'Minn. Stat. § 177.24',
    'subd. 1(c)',
    'The training wage (for workers under 20 during first 90 days) is $9.31',
    { validFrom: '2026-01-01', validTo: '2026-12-31', changesOn: '01-01' },
  ),
  'mn-minneapolis-wage-2026': read(
    page('https://www.minneapolismn.gov/news/2025/december/minimum-wage', '2025-12-19'),
    null,
    null,
    null,
    { validFrom: '2026-01-01', validTo: '2026-12-31', changesOn: '01-01' },
  ),
  'mn-overtime-hours': read(
    page('https://www.revisor.mn.gov/statutes/cite/177.25', '2025-11', 'Read in a reprint of the statute'),
    'Minn. Stat. § 177.25',
    'subd. 1',
    null,
  ),
  'mn-wage-notice': read(
    statementOfEarnings,
    'Minn. Stat. § 181.032',
    null,
    'an employer shall provide each employee a written notice containing the following information',
  ),
  'mn-wage-notice-content': read(
    statementOfEarnings,
    'Minn. Stat. § 181.032',
    '(d)(1)-(9)',
    'the rate or rates of pay and basis thereof',
  ),
  'mn-wage-notice-language': read(
    page('http://www.dli.mn.gov/business/employment-practices/employee-notice', '2022-12-28'),
    'Minn. Stat. § 181.032',
    '(e)',
    'informs employees they may request the notice be provided to them in another language',
  ),
  'mn-earnings-statement': read(
    statementOfEarnings,
    'Minn. Stat. § 181.032',
    '(b)(1)-(11), (c)',
    'including whether the employee is paid by hour, shift, day, week, salary, piece, commission',
  ),
  'mn-exemption-on-notice': read(
    page(
      'https://dli.mn.gov/business/employment-practices/wage-theft-qa',
      '2020-05-01',
      'The department’s answers of May 1, 2020; no later ones were read',
    ),
    'Minn. Stat. § 181.032',
    '(d)(4)',
    'means the employer must include in the written notice provided to an employee the legal',
    { otherSources: ['http://www.mondaq.com/unitedstates/x/820260/'] },
  ),
  'mn-wage-theft-start': read(
    page(
      'https://blcci.org/examples-of-theft-employee-policies-8282',
      '2019',
      'A copy of the department’s summary of 2019, not the official page; a day of effect does not change',
    ),
    null,
    null,
    'All provisions of the new law go into effect July 1, 2019, except',
    { validFrom: '2019-07-01', otherSources: ['https://www.mada.org/legal-resources/employment/Wage'] },
  ),
  'mn-final-pay-discharge': read(
    page(
      'https://www.revisor.mn.gov/statutes/cite/181.13',
      '2019',
      'Read in a reprint with the text of 2019; later amendments were not read',
    ),
    'Minn. Stat. § 181.13',
    '(a)',
    null,
  ),
  'mn-final-pay-resignation': read(
    page(
      'https://www.revisor.mn.gov/statutes/2009/cite/181.14',
      '2009',
      'Minnesota Statutes 2009; a current reprint has the same sentence',
    ),
    'Minn. Stat. § 181.14',
    'subd. 1(a)',
    "shall not exceed a total of 20 calendar days following the employee's final day",
  ),
  'mn-final-pay-resignation-late': read(
    page(
      'https://www.revisor.mn.gov/statutes/cite/181.14',
      '2019',
      'Read in a reprint with the text of 2019; later amendments were not read',
    ),
    'Minn. Stat. § 181.14',
    'subd. 2',
    'for every day, not exceeding 15 days in all',
  ),
  'mn-final-pay-audit': read(
    page('https://dli.mn.gov/business/employment-practices/employment-termination'),
    'Minn. Stat. § 181.14',
    null,
    "an additional 10 calendar-days after the date of the employee's separation to audit",
  ),
};
