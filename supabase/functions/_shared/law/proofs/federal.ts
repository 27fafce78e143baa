import { page, read, type Proof } from '../law-proof.ts';

const formI9 = page(
  'https://www.ecfr.gov/current/title-8/section-274a.2',
  '2026',
  'Read in a reprint of the statute',
);
const depositRules = page('https://www.law.cornell.edu/cfr/text/26/31.6302-1', '2026-07-30');
const publication15 = page(
  'https://www.irs.gov/publications/p15',
  '2026-07-30',
  'Read in a reprint of the statute',
);

const checkedOn = '2026-11-30';
const overtimeAdvisor = page('https://webapps.dol.gov/elaws/whd/FLSA/OVERTIME/cr1.htm');

export const federalProofs: Readonly<Record<string, Proof>> = {
  'us-fmla-employees': read(
    page('https://www.law.cornell.edu/uscode/text/29/2611'),
    '29 U.S.C. § 2611',
    '(4)(A)(i)',
    null,
  ),
  'us-fmla-hours': read(
    page(
      'https://webarchive.library.unt.edu/eot2008/20090305074814/http://www.dol.gov/dol/allcfr/ESA/Title_29/Part_825/29CFR825.110.htm',
      '2008-11-17',
      'A reprint current through September 30, 2024 has the same words',
    ),
    '29 CFR § 825.110',
    '(a)(1)-(3)',
    'at least 1,250 hours of service during the 12-month period immediately preceding the commencement',
  ),
  'us-fmla-weeks': read(
    page(
      'https://webarchive.library.unt.edu/eot2008/20090305074814/http://www.dol.gov/dol/allcfr/ESA/Title_29/Part_825/29CFR825.200.htm',
      '2008-11-17',
      'An archived copy of the department; later amendments were not read',
    ),
    '29 CFR § 825.200',
    '(a), (f)',
    'limited to a total of 12 workweeks of leave during any 12-month period',
  ),
  'us-records-3-years': read(
    page('https://www.law.cornell.edu/cfr/text/29/516.5'),
    '29 CFR § 516.5',
    '(a)-(c)',
    'Each employer shall preserve for at least 3 years',
  ),
  'us-records-2-years': read(
    page(
      'https://webarchive.library.unt.edu/eot2008/20081105124513/https:/www.dol.gov/dol/allcfr/Title_29/Part_516/29CFR516.6.htm',
      '2008-11-05',
      'An archived copy of the department, last revised in 1987; later amendments were not read',
    ),
    '29 CFR § 516.6',
    '(a)-(c)',
    null,
    { checkedOn },
  ),
  'us-records-content': read(
    page(
      'https://webarchive.library.unt.edu/eot2008/20081105183949/https://www.dol.gov/compliance/topics/wages-recordkeeping.htm',
      '2008-11-05',
      'An archived page of the department; later amendments were not read',
    ),
    '29 CFR § 516.2',
    '(a)(1)-(12)',
    'Hours worked each day and total hours worked each workweek',
    { checkedOn },
  ),
  'us-overtime-hours': read(
    page('https://www.law.cornell.edu/uscode/text/29/207'),
    '29 U.S.C. § 207',
    '(a)(1)',
    null,
  ),
  'us-salary-level': read(
    page(
      'https://www.dol.gov/agencies/whd/overtime/salary-levels',
      null,
      'An undated page, from after the ruling of November 2024; the formal step of May 14, 2026 is from a summary',
    ),
    '29 CFR § 541.600',
    '(a)',
    'the Department is applying the 2019 rule’s minimum salary level of $684 per week',
    { otherSources: ['https://gtm.com/business/dol-final-overtime-rule-vacated'], checkedOn },
  ),
  'us-salary-level-hce': read(
    page('https://webapps.dol.gov/elaws/whd/flsa/overtime/cr7.htm'),
    '29 CFR § 541.601',
    '(a)',
    'Receives at least $107,432 in total annual compensation.',
    { checkedOn },
  ),
  'us-exemption-tests': read(
    overtimeAdvisor,
    '29 CFR part 541',
    null,
    'An employee who does not meet all of the tests for exemption is entitled to the minimum wage and overtime pay protections',
    {
      otherSources: [
        'https://jjkellercompliancenetwork.com/regsense/exemptions-overtime-minimum-wage-wisconsin',
      ],
      checkedOn,
    },
  ),
  'us-new-hire-penalty': read(
    page('https://www.law.cornell.edu/uscode/text/42/653a', '2024-11-22'),
    '42 U.S.C. § 653a',
    '(d)(1)-(2)',
    '$25 per failure to meet the requirements of this section',
  ),
  'us-new-hire-multistate': read(
    page('https://www.acf.hhs.gov/css/employers/employer-responsibilities/new-hire-reporting'),
    '42 U.S.C. § 653a',
    '(b)(1)(B)',
    'Select one state where your employees work and report all new hires to the selected state',
    { checkedOn },
  ),
  'us-i9-employee': read(
    formI9,
    '8 CFR § 274a.2',
    '(b)(1)(i)(A)',
    'on the Form I-9 at the time of hire and signs the attestation',
  ),
  'us-i9-employer': read(
    formI9,
    '8 CFR § 274a.2',
    '(b)(1)(ii)',
    'must within three business days of the hire',
  ),
  'us-i9-records': read(
    formI9,
    '8 CFR § 274a.2',
    '(b)(2)(i)(A)',
    'three years after the date of the hire or one year after the date',
  ),
  'us-deposit-schedules': read(
    depositRules,
    '26 CFR § 31.6302-1',
    '(b)(4)(i)',
    'the twelve month period ended the preceding June 30',
  ),
  'us-deposit-threshold': read(
    depositRules,
    '26 CFR § 31.6302-1',
    '(b)(2)(i), (b)(3)',
    'taxes reported for the lookback period is $50,000 or less',
  ),
  'us-deposit-semiweekly': read(
    publication15,
    '26 CFR § 31.6302-1',
    '(c)(2)(i)',
    'payments made on Wednesday, Thursday, and/or Friday by the following Wednesday',
  ),
  'us-deposit-next-day': read(publication15, '26 CFR § 31.6302-1', '(c)(3)', null),
  'us-deposit-with-return': read(
    page('https://www.irs.gov/taxtopics/tc757'),
    '26 CFR § 31.6302-1',
    '(f)(4)',
    'your employment tax liability for the preceding quarter or current quarter is less than $2,500, you may pay the taxes for the current quarter',
    { checkedOn },
  ),
  'us-deposit-lookback-2026': read(
    depositRules,
    '26 CFR § 31.6302-1',
    '(b)(4)(i)',
    'the twelve month period ended the preceding June 30',
    { validFrom: '2026-01-01', validTo: '2026-12-31', changesOn: '01-01' },
  ),
  'us-deposit-electronic': read(
    depositRules,
    '26 CFR § 31.6302-1',
    '(h)',
    'must be deposited by electronic funds transfer',
  ),
  'us-social-security-base-2026': {
    statute: '42 U.S.C. § 430',
    otherSources: [
      'https://www.bmss.com/social-security-wage-base-update',
      'https://blogs.payroll.org/pay-news-now/social-security-wage-base-increases-to-184500-for-2026',
      'http://www.boomer-news.com/insurance/cost-of-living-adjustment-increases-2-8-in-2026-contribution-base-increased-to-184-500',
    ],
  },
  'us-deposit-business-day': read(
    depositRules,
    '26 CFR § 31.6302-1',
    '(c)(3), (c)(4)',
    'next succeeding day which is not a Saturday, Sunday, or legal holiday',
  ),
  'us-deposit-three-business-days': read(
    page('https://www.irs.gov/publications/p15', '2026', 'Read in a reprint of the statute'),
    '26 CFR § 31.6302-1',
    '(c)(2)(iii)',
    'have at least 3 business days following the close of the semiweekly period',
  ),
  'us-deposit-legal-holiday': read(
    depositRules,
    '26 CFR § 31.6302-1',
    '(c)(3)',
    'legal holiday in the District of Columbia under section 7503',
  ),
  'us-deposit-accumulates': read(depositRules, '26 CFR § 31.6302-1', '(c)(3)(i)-(ii)', null),
  'us-deposit-becomes-semiweekly': read(depositRules, '26 CFR § 31.6302-1', '(b)(2)(ii)', null),
  'us-form-941-due': read(
    page(
      'https://www.ecfr.gov/current/title-26/section-31.6071(a)-1',
      '2026-09-03',
      'Read in a reprint of the statute',
    ),
    '26 CFR § 31.6071(a)-1',
    '(a)(1)',
    null,
  ),
};
