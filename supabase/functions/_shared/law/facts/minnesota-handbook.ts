import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const wageDisclosureFaq = official(
  'https://dli.mn.gov/workers/worker-rights-and-protection/wage-disclosure-protection-faqs',
);
const wageDisclosureText = secondary(
  'https://lawserver.com/law/state/minnesota/mn-laws/minnesota_statutes_181-172',
  'A copy of Minn. Stat. § 181.172, not the official page',
);
const personnelRecords = secondary(
  'https://www.dorsey.com/newsresources/publications/2007/11/minnesota-personnel-record-review-act-amended',
  'Of November 2007; no later text that we read says otherwise',
);
const recordLaw = official(
  'https://www.revisor.mn.gov/statutes/?id=177.30&year=2019',
  'The text of 2019; a copy of 2024 agrees',
);
const wageTheftBulletin = official('https://content.govdelivery.com/accounts/MNDLI/bulletins/2a7d306');
const concurrency = secondary(
  'https://www.fredlaw.com/alert-minnesota-pfml-question-of-the-week-coordinating-fmla-and-mnpfml',
);
const readOn = '2026-11-24';

const wages = lawBook('MN', 'Minn. Stat. § 181.172');
const file = lawBook('MN', 'Minn. Stat. §§ 181.960-181.966');
const records = lawBook('MN', 'Minn. Stat. § 177.30');
const law = lawBook('MN');

/** What a handbook, a personnel file and a list of policies have to hold in Minnesota, and how leaves run together. */
export const minnesotaHandbookFacts: readonly LawFact[] = [
  wages(
    'Employer notices',
    'mn-wage-disclosure-handbook',
    'A Minnesota employer that gives employees a handbook must put in it notice of the rights and remedies under the wage disclosure law.',
    wageDisclosureFaq,
    { readOn },
  ),
  wages(
    'Workplace rules',
    'mn-wage-disclosure-rights',
    'Minnesota employees may tell any person their own wages. An employer may not make silence about wages a condition, ask for a waiver, or act against an employee for disclosing his or her own wages or for discussing wages that another employee has disclosed willingly. Nobody is obliged to disclose wages.',
    wageDisclosureText,
    { readOn },
  ),
  wages(
    'Workplace rules',
    'mn-wage-disclosure-remedies',
    'Under the wage disclosure law an employee may bring a civil action, complain to DLI, or both; the remedies are reinstatement, back pay, restored service credit and expungement.',
    wageDisclosureText,
    { readOn },
  ),
  law(
    'Employer notices',
    'mn-esst-handbook-notice',
    'A Minnesota handbook must carry notice of the rights and remedies under the ESST law; attaching the state’s ESST notice as an addendum is enough.',
    secondary(
      'https://hrcenter.us.brightmine.com/topics/employee-management/employee-leave-management/paid-sick-leave/?page=10&pageSize=10',
    ),
    { statute: 'Minn. Stat. § 181.9447', readOn },
  ),
  law(
    'Employer notices',
    'mn-pregnancy-handbook-notice',
    'A Minnesota handbook must carry notice of the rights and remedies under the law on pregnancy and lactation; attaching the state’s notice as an addendum is enough.',
    secondary(
      'https://hrcenter.us.brightmine.com/topics/employee-management/employee-leave-management/?page=33&pageSize=10',
    ),
    { statute: 'Minn. Stat. § 181.939', readOn },
  ),
  file(
    'Employer notices',
    'mn-personnel-notice',
    'Minnesota employers of any size give each new hire written notice of the rights and remedies on personnel records. Before July 1, 2024 the law on personnel records began at 20 employees.',
    personnelRecords,
    { figure: [20, 'employees'], statute: 'Minn. Stat. § 181.9631', readOn },
  ),
  file(
    'Records',
    'mn-personnel-remedies',
    'An employee may sue to enforce the law on personnel records, and for actual damages and costs; for retaliation also for back pay, reinstatement and attorney fees.',
    personnelRecords,
    {
      statute: 'Minn. Stat. §§ 181.964-181.966',
      quote: 'employees may bring a civil action to compel compliance and for actual damages and costs',
      readOn: '2026-11-29',
    },
  ),
  file(
    'Records',
    'mn-personnel-review',
    'On written request an employee may see the personnel file once in 6 months, and a former employee once each year for as long as the record is kept.',
    personnelRecords,
    { figure: [6, 'months'], readOn },
  ),
  file(
    'Records',
    'mn-personnel-review-days',
    'The employer opens the personnel file within 7 working days, or 14 if it is kept outside Minnesota, and gives a copy without charge.',
    personnelRecords,
    { figure: [7, 'days'], readOn },
  ),
  file(
    'Records',
    'mn-personnel-position',
    'If facts in the personnel file stay disputed, the employee may add a written position of up to 5 pages.',
    personnelRecords,
    { readOn },
  ),
  file(
    'Records',
    'mn-personnel-fine',
    'DLI may fine an employer up to $5,000 for breaches of the law on personnel records.',
    secondary('https://fwhtlaw.com/blog/?p=360'),
    { figure: [5000, 'USD'], readOn },
  ),
  records(
    'Records',
    'mn-records-3-years',
    'Minnesota employers keep for 3 years each employee’s name, address and job, the rate of pay, the hours of each day and week with start and end times, the earnings statements and the signed wage notice.',
    recordLaw,
    { figure: [3, 'years'], readOn },
  ),
  records(
    'Records',
    'mn-records-policy-list',
    'Minnesota employers keep for 3 years a list of the personnel policies given to each employee, with the date and a short description of each.',
    recordLaw,
    { figure: [3, 'years'], readOn },
  ),
  records(
    'Records',
    'mn-records-72-hours',
    'A Minnesota employer produces these records within 72 hours on demand.',
    recordLaw,
    { figure: [72, 'hours'], readOn },
  ),
  law(
    'Wages and final pay',
    'mn-deductions-after-loss',
    'In Minnesota nothing is deducted for loss, theft, damage or a claimed debt without a voluntary written authorization that the employee gave after the loss and that names the amount for each pay period, or a court finding.',
    wageTheftBulletin,
    { statute: 'Minn. Stat. § 181.79', readOn },
  ),
  law(
    'Wages and final pay',
    'mn-deductions-damages',
    'A deduction that breaks Minn. Stat. § 181.79 costs the employer twice the amount deducted.',
    secondary('https://minnesotaemployer.com/author/brittgilbertson/'),
    { statute: 'Minn. Stat. § 181.79', readOn },
  ),
  law(
    'Wages and final pay',
    'mn-deductions-uniforms',
    'Deductions in Minnesota for required uniforms, equipment, consumable supplies and travel may not take pay below the minimum wage; those for uniforms and equipment come to at most $50 in all. They are given back at the end of the job.',
    wageTheftBulletin,
    { figure: [50, 'USD'], statute: 'Minn. Stat. § 177.24', readOn },
  ),
  law(
    'Other leave',
    'mn-parenting-leave-insurance',
    'Since August 1, 2024 group insurance goes on during pregnancy and parenting leave as if the employee were at work; the employee goes on paying the employee’s share.',
    secondary(
      'https://natlawreview.com/article/many-new-laws-land-many-lakes-what-minnesota-employers-need-know',
    ),
    { statute: 'Minn. Stat. § 181.941', readOn },
  ),
  law(
    'Program',
    'mn-pl-concurrency',
    'A Minnesota employer may have Paid Leave run at the same time as the federal FMLA and as pregnancy and parenting leave; it should say so in its policy and tell the employee.',
    concurrency,
    { readOn },
  ),
  law(
    'Program',
    'mn-pl-concurrency-family',
    'Paid Leave and FMLA do not always run together: a sibling, grandparent or grandchild is family for Paid Leave, not for FMLA.',
    concurrency,
    { readOn },
  ),
  law(
    'Employer notices',
    'mn-fmla-year-notice',
    'An employer that changes its 12-month FMLA period gives 60 days’ notice.',
    concurrency,
    { figure: [60, 'days'], readOn },
  ),
];
