import { calculated, lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const premiums = official('https://info.paidleave.mn.gov/employers/premiums/index.jsp');
const statute268b14 = official('http://www.revisor.leg.state.mn.us/statutes/cite/268B.14');
const smallEmployer = secondary(
  'https://hennsnoxlaw.com/blog',
  'The list of the firm’s posts; the post that was read may have moved',
);
const protection = official('https://mn.gov/deed/paidleave/employees/protection/index.jsp');
const posters = official('https://mn.gov/deed/paidleave/employers/posters-notices/index.jsp');
const equivalentPlans = official('https://mn.gov/deed/paidleave/employers/equivalent');
const noticeBill = official(
  'https://www.revisor.mn.gov/bills/94/2025/0/HF/2269/versions/latest/',
  'A bill that reprints Minn. Stat. § 268B.26',
  '2025',
);
const noticeBillText = secondary(
  'https://www.revisor.mn.gov/bills/94/2025/0/HF/2269/versions/latest/',
  'The bill reprints Minn. Stat. § 268B.26; read in a copy, not on this page',
  '2025',
);
const wageBase = secondary(
  'https://unum.com/employers/resources/compliance-resources/paid-leave-laws/Minnesota-paid-leave-laws',
);
const toolkit = 'DEED’s employer toolkit, reprinted: a copy, not the official page';

const fact = lawBook('MN', 'Minn. Stat. § 268B.14');
const notice = lawBook('MN', 'Minn. Stat. § 268B.26');
const plan = lawBook('MN', 'Minn. Stat. ch. 268B');

export const minnesotaPremiumFacts: readonly LawFact[] = [
  fact(
    'Premiums',
    'mn-pl-premium-2026',
    'The Paid Leave premium for 2026 is 0.88 percent of taxable wages: 0.61 percent medical and 0.27 percent family.',
    premiums,
    { figure: [0.88, 'percent'], isYearly: true },
  ),
  fact(
    'Premiums',
    'mn-pl-premium-employee-2026',
    'The employer pays at least half of the premium; the most that may be deducted from pay in 2026 is 0.44 percent of wages.',
    premiums,
    { figure: [0.44, 'percent'], isYearly: true },
  ),
  fact(
    'Premiums',
    'mn-pl-premium-half',
    'The employer pays at least 50 percent of the Paid Leave premium; the rest may be deducted from pay.',
    statute268b14,
    { figure: [50, 'percent'] },
  ),
  fact(
    'Premiums',
    'mn-pl-premium-proportion',
    'Deductions must be in equal proportion across employees and may not push pay below the applicable minimum wage.',
    statute268b14,
  ),
  fact(
    'Premiums',
    'mn-pl-small-employer-premium',
    'A small employer’s total premium is 0.66 percent in 2026: the employer pays at least 0.22 percent, the employee still up to 0.44 percent.',
    smallEmployer,
    { figure: [0.66, 'percent'], isYearly: true },
  ),
  fact(
    'Premiums',
    'mn-pl-small-employer-share',
    'The least that a small employer pays in 2026 is 0.22 percent of wages, half of the standard employer contribution.',
    calculated(premiums.source, 'Half of the 0.44 percent that are left when the employees pay their most'),
    { figure: [0.22, 'percent'], isYearly: true },
  ),
  fact(
    'Premiums',
    'mn-pl-small-employer-size',
    'A small employer has 30 or fewer employees and an average wage at or under 150 percent of the state average weekly wage.',
    smallEmployer,
    { figure: [30, 'employees'] },
  ),
  fact(
    'Premiums',
    'mn-pl-small-employer-wage',
    'The small-employer premium asks for an average wage at or under 150 percent of the state average weekly wage.',
    smallEmployer,
    { figure: [150, 'percent'] },
  ),
  fact(
    'Premiums',
    'mn-pl-small-employer-count',
    'The headcount is the largest number on one wage detail report in the four quarters that ended September 30 of the prior year.',
    secondary('http://online.flipbuilder.com/ttuv/fgdj/files/basic-html/page14.html', toolkit),
  ),
  fact(
    'Premiums',
    'mn-pl-small-employer-half',
    'Small employers pay half of the standard employer contribution; the employees’ maximum is unchanged.',
    secondary('http://online.flipbuilder.com/ttuv/fgdj/files/basic-html/page15.html', toolkit),
  ),
  fact(
    'Premiums',
    'mn-pl-small-employer-grant',
    'Small employers without an equivalent plan may get up to $3,000 for a replacement worker in a leave of 7 days or more, at most $6,000 a calendar year, while funds last.',
    secondary('https://paidleavemn.com/paid-leave-mn-the-basics-1'),
    { figure: [3000, 'USD'], statute: 'Minn. Stat. ch. 268B' },
  ),
  fact(
    'Premiums',
    'mn-pl-wage-base-2026',
    'Premiums are due on wages up to $185,000 in 2026: the Social Security maximum of $184,500, rounded to the nearest $1,000.',
    wageBase,
    { figure: [185000, 'USD'], isYearly: true },
  ),
  fact(
    'Premiums',
    'mn-pl-premium-most-2026',
    'The most that an employee can pay in 2026 is $814: 0.44 percent of $185,000.',
    calculated(wageBase.source),
    { figure: [814, 'USD'], isYearly: true },
  ),
  fact(
    'Premiums',
    'mn-pl-premium-per-thousand',
    'For each $1,000 of pay in 2026 the employee pays at most $4.40 and the employer at least $4.40; a small employer at least $2.20.',
    calculated(premiums.source),
    { figure: [4.4, 'USD'], isYearly: true },
  ),
  fact(
    'Premiums',
    'mn-pl-premium-due',
    'Premiums are due by the last day of the month after each quarter and are paid electronically.',
    statute268b14,
  ),
  fact(
    'Premiums',
    'mn-pl-premium-first-due',
    'The first premium was due on April 30, 2026, for the first quarter.',
    secondary(
      'https://www.naylornetwork.com/ela-nwl/articles/index.asp?aid=868041&issueID=107131',
      'DEED’s text: a copy, not the official page',
      '2025',
    ),
    { figure: [20260430, 'date'] },
  ),
  fact(
    'Premiums',
    'mn-pl-premium-ceiling',
    'The rate is set by July 31 for the following year; in 2025 its ceiling was lowered from 1.2 to 1.1 percent.',
    secondary(
      'https://virgilhr.com/legal-updates/minnesota-makes-changes-to-sick-and-safe-time-paid-leave-and-meal-rest-break-laws',
    ),
    { figure: [1.1, 'percent'] },
  ),
  notice(
    'Employer notices',
    'mn-pl-poster',
    'A Paid Leave poster hangs in a conspicuous place at each premises, in English and in every language that is the primary language of five or more workers there, if the state has it.',
    noticeBill,
    { figure: [5, 'employees'] },
  ),
  notice(
    'Employer notices',
    'mn-pl-notice-days',
    'Each employee gets a written notice in their primary language within 30 days of hire, or 30 days before premium collection begins, whichever is later.',
    noticeBill,
    { figure: [30, 'days'] },
  ),
  notice(
    'Employer notices',
    'mn-pl-notice-content',
    'The notice covers benefits, reinstatement and insurance rights; the premium deducted; the employer’s premium and duties; the employer’s name, mailing address and ID number; how to file a claim; and the department’s contact.',
    noticeBill,
  ),
  notice(
    'Employer notices',
    'mn-pl-notice-acknowledgement',
    'The employee acknowledges the notice in writing or electronically; if the employee refuses, the employer must be able to show how notice was given.',
    noticeBillText,
  ),
  notice(
    'Employer notices',
    'mn-pl-notice-penalty-first',
    'The civil penalty for a missing notice is $50 for each employee for a first violation; the burden of proof is the employer’s.',
    noticeBillText,
    { figure: [50, 'USD'] },
  ),
  notice(
    'Employer notices',
    'mn-pl-notice-penalty-later',
    'The civil penalty for a missing notice is $300 for each employee for each later violation.',
    noticeBillText,
    { figure: [300, 'USD'] },
  ),
  notice(
    'Employer notices',
    'mn-pl-notice-electronic',
    'Electronic notice requires access to a workplace computer in working time to view and print it.',
    noticeBillText,
  ),
  notice(
    'Employer notices',
    'mn-pl-notice-existing-staff',
    'Staff who were already employed had to be told by December 1, 2025, by poster and by individual notice with acknowledgment; each new hire is told within 30 days of starting.',
    posters,
    { figure: [20251201, 'date'] },
  ),
  notice(
    'Employer notices',
    'mn-pl-notice-samples',
    'DEED offers sample notices for the state plan, small employers, equivalent plans and seasonal hospitality.',
    secondary(
      'https://www.blethenberens.com/insights/sample-notices-to-employees-under-mn-paid-leave-law-now-available-on-deeds-website',
    ),
  ),
  notice(
    'Employer notices',
    'mn-pl-posters-free',
    'The Paid Leave posters are free on the state’s posters page.',
    posters,
  ),
  plan(
    'Job protection',
    'mn-pl-reinstatement',
    'An employee returns to the same or an equivalent position after at least 90 days with that employer.',
    official('https://mn.gov/deed/paidleave/employees/eligibility/index.jsp'),
    { figure: [90, 'days'] },
  ),
  plan(
    'Job protection',
    'mn-pl-insurance',
    'Group insurance and other benefits continue during leave: the employer keeps paying its share and the employee theirs.',
    protection,
  ),
  plan(
    'Job protection',
    'mn-pl-retaliation',
    'Retaliation is barred (firing, demotion, cut hours, discipline, counting leave against promotion), and so is interfering with an application.',
    protection,
  ),
  plan(
    'Job protection',
    'mn-pl-employer-limits',
    'An employer may not have workers waive their rights, collect debts from benefits, stop its insurance share, or deduct too much premium.',
    official('https://www.dli.mn.gov/node/8051'),
  ),
  plan(
    'Private plans',
    'mn-pl-plan-standard',
    'An equivalent plan must equal or exceed the state’s coverage, cost workers no more and give the same job protection; it can cover family leave, medical leave or both.',
    equivalentPlans,
  ),
  plan(
    'Private plans',
    'mn-pl-plan-start',
    'Equivalent plans start at the beginning of a quarter, and the request comes about six weeks before; their employers still file wage detail and give notices.',
    equivalentPlans,
  ),
  plan(
    'Private plans',
    'mn-pl-plan-kinds',
    'An equivalent plan is an insurance carrier’s plan, or a self-insured plan with a surety bond equal to a year’s premiums of the state plan.',
    secondary(
      'https://wileyreberlaw.com/minnesota-paid-leave-countdown-substitution-of-private-equivalent-plans',
    ),
  ),
  plan(
    'Private plans',
    'mn-pl-plan-year',
    'An equivalent plan covers at least 1 full year from the start of a quarter.',
    secondary(
      'https://wileyreberlaw.com/minnesota-paid-leave-countdown-substitution-of-private-equivalent-plans',
    ),
    { figure: [1, 'years'] },
  ),
  plan(
    'Private plans',
    'mn-pl-plan-fee',
    'The request for an equivalent plan costs $250 for employers with fewer than 50 employees, $500 for 50 to 499 and $1,000 for 500 or more, not refundable, plus processing.',
    secondary('http://online.flipbuilder.com/ttuv/fgdj/files/basic-html/page9.html', toolkit),
    { figure: [250, 'USD'] },
  ),
  plan(
    'Premiums',
    'mn-pl-wage-detail',
    'Quarterly wage detail reports began with the third quarter of 2024 (due October 31, 2024), through the joint account for unemployment insurance and Paid Leave.',
    secondary(
      'https://fredlaw.com/alert-good-news-minnesotas-new-paid-leave-law-requires-no-extra-work-from-most-employers-in-2024-but-it-is-not-too-soon-to-plan-for-2026',
    ),
  ),
  plan(
    'Program',
    'mn-pl-administrator',
    'The employer names a Paid Leave Administrator in its uimn.org account, who opens an account at paidleave.mn.gov to see applications and determinations.',
    secondary('https://www.mranet.org/node/358856'),
  ),
];
