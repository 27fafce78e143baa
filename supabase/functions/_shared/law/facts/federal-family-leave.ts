import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const fmla = lawBook('US');
const leaveText = official(
  'https://www.law.cornell.edu/uscode/text/29/2612',
  'A copy of the text of the section',
);
const olderText = 'https://chanrobles.com/usa/uslaws/codes/title29/29usc2612.php';
const basics =
  'https://www.mondaq.com:443/unitedstates/employee-rights-labour-relations/1122438/fmla-back-to-basics-employer-notice-obligations-and-deadlines';

/** What the federal act on family leave gives and asks for, beyond who is covered and for how long. */
export const federalFamilyLeaveFacts: readonly LawFact[] = [
  fmla(
    'Reasons for leave',
    'us-fmla-reasons',
    'FMLA leave is for a birth, a child placed for adoption or foster care, a serious health condition of the employee, spouse, child or parent, and what follows from the call of a spouse, child or parent to active duty.',
    official('https://govregs.com/uscode/29/2612', 'A copy of the text of the section'),
    {
      statute: '29 U.S.C. § 2612',
      pinCite: '(a)(1)',
      quote: 'In order to care for the spouse, or a son, daughter, or parent, of the employee',
      otherSources: [olderText],
      readOn,
    },
  ),
  fmla(
    'Length of leave',
    'us-fmla-birth-months',
    'FMLA leave for a birth or placement ends 12 months after it.',
    leaveText,
    {
      figure: [12, 'months'],
      statute: '29 U.S.C. § 2612',
      pinCite: '(a)(2)',
      quote:
        'shall expire at the end of the 12-month period beginning on the date of such birth or placement',
      otherSources: [olderText],
      readOn,
    },
  ),
  fmla(
    'Length of leave',
    'us-fmla-parts',
    'FMLA leave for a serious health condition may be taken in parts when medically necessary; for a birth or placement only if the employer agrees.',
    leaveText,
    {
      statute: '29 U.S.C. § 2612',
      pinCite: '(b)(1)',
      quote:
        'on a reduced leave schedule unless the employee and the employer of the employee agree otherwise',
      otherSources: [olderText],
      readOn,
    },
  ),
  fmla(
    'Employee notice and proof',
    'us-fmla-notice-days',
    'The employee gives 30 days’ notice of FMLA leave that can be foreseen, or notice as soon as practicable.',
    official(
      'https://webarchive.library.unt.edu/eot2008/20090509080417/http://www.dol.gov/dol/allcfr/ESA/Title_29/Part_825/29CFR825.302.htm',
      'An archived copy of the department; later amendments were not read',
      '2008-11-17',
    ),
    {
      figure: [30, 'days'],
      statute: '29 CFR § 825.302',
      pinCite: '(a)',
      quote: 'at least 30 days advance notice before FMLA leave is to begin',
      otherSources: [basics],
      readOn,
    },
  ),
  fmla(
    'Employee notice and proof',
    'us-fmla-certification-days',
    'If the employer asks for a medical certification for FMLA leave, the employee has 15 calendar days.',
    official('https://self-law.org/code/us/cfr/t29/s%C2%A7%20825.305', 'A copy of the text of the section'),
    {
      figure: [15, 'days'],
      statute: '29 CFR § 825.305',
      pinCite: '(b)',
      quote:
        "must provide the requested certification to the employer within 15 calendar days after the employer's request",
      otherSources: [basics],
      readOn,
    },
  ),
  fmla(
    'Employer notices',
    'us-fmla-eligibility-days',
    'Within 5 business days of a request for FMLA leave the employer tells the employee whether the employee is eligible, and what rights and duties go with the leave.',
    official(
      'https://webapps.dol.gov/elaws/whd/fmla/8b3.aspx',
      'The department’s advisor on the act, undated; its next page has the notice of rights and duties',
    ),
    {
      figure: [5, 'days'],
      statute: '29 CFR § 825.300',
      pinCite: '(b)-(c)',
      quote:
        "the employer must notify the employee of the employee's eligibility to take FMLA leave within five business days",
      otherSources: [
        'https://webapps.dol.gov/elaws/whd/fmla/8b4.aspx',
        'https://www.louisianalawblog.com/labor-and-employment-law/family-medical-leave-act-regulations-become-effective/',
        basics,
      ],
      readOn: '2026-12-01',
    },
  ),
  fmla(
    'Employer notices',
    'us-fmla-designation-days',
    'Within 5 business days of knowing enough the employer tells the employee in writing whether the leave counts as FMLA leave.',
    official(
      'https://webapps.dol.gov/elaws/whd/fmla/8b5.aspx',
      'The department’s advisor on the act, undated; that the notice is written is from the other sources',
    ),
    {
      figure: [5, 'days'],
      statute: '29 CFR § 825.300',
      pinCite: '(d)',
      quote:
        'must notify the employee whether the leave has or has not been designated as FMLA leave within five business days absent extenuating circumstances',
      otherSources: [
        'https://legalclarity.org/fmla-designation-notice-what-it-is-and-how-to-respond',
        'https://blogolu.com/question/how-soon-after-an-employee-provides-notice-of-the-need-for-leave-must-an-employer-notify-an-employee-that-the-leave-will-be-designated-and-counted-as-fmla-leave/answer/20030/',
      ],
      readOn,
    },
  ),
  fmla(
    'Job protection',
    'us-fmla-return',
    'After FMLA leave the employee returns to the same position or to an equivalent one with equivalent benefits, pay and other terms, and loses no benefit earned before.',
    official(
      'https://chanrobles.com/usa/uslaws/codes/title29/29usc2614.php',
      'A copy of the text of the section',
    ),
    {
      statute: '29 U.S.C. § 2614',
      pinCite: '(a)(1)-(2)',
      quote:
        'to be restored to an equivalent position with equivalent employment benefits, pay, and other terms and conditions of employment',
      otherSources: ['https://policyrisk.com/us-code/title/29/section/2614'],
      readOn,
    },
  ),
  fmla(
    'Job protection',
    'us-fmla-insurance',
    'During FMLA leave the employer keeps group health coverage at the level and under the conditions of work.',
    official(
      'http://laws9.com/uscode/html/uscode29/usc_sec_29_00002614----000-.html',
      'A copy of the text of the section',
    ),
    {
      statute: '29 U.S.C. § 2614',
      pinCite: '(c)(1)',
      quote:
        'for the duration of such leave at the level and under the conditions coverage would have been provided',
      otherSources: ['https://policyrisk.com/us-code/title/29/section/2614'],
      readOn,
    },
  ),
];
