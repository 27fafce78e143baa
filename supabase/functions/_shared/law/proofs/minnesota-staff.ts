import { page, read, type Proof } from '../law-proof.ts';

const wageDisclosure = page(
  'https://dli.mn.gov/workers/worker-rights-and-protection/wage-disclosure-protection-faqs',
);
const guideOf2024 = page(
  'https://online.flippingbook.com/link/630654/159',
  '2024',
  'The guide of the Department of Employment and Economic Development of 2024',
);
/** The day on which the later of these pages were read. */
const readAgain = '2026-11-30';

export const minnesotaStaffProofs: Readonly<Record<string, Proof>> = {
  'mn-crown-act': read(
    page(
      'https://www.house.mn.gov/SessionDaily/Story/17494',
      '2023',
      'The House’s report on the bill; that it became law in these words is from the other sources',
    ),
    'Minn. Stat. § 363A.03',
    'subd. 36a',
    'traits associated with race, including but not limited to hair texture and hair styles such as braids, locs, and twists',
    {
      otherSources: [
        'https://app.legiplex.com/mn/legislature/2023/2023-r/bills/hf37',
        'https://winthrop.com/bold-perspectives/minnesota-legislature-passes-crown-act-banning-hair-based-race-discrimination/',
      ],
      checkedOn: '2026-12-01',
    },
  ),
  'mn-noncompete-void': read(
    page(
      'https://www.revisor.mn.gov/bills/text.php?session=ls94&number=HF1768&session_number=0&session_year=2025&version=list',
      '2025',
      'A bill that reprints the statute',
    ),
    'Minn. Stat. § 181.988',
    'subd. 2(a)-(b)',
    null,
    { validFrom: '2023-07-01' },
  ),
  'mn-cannabis': read(
    page(
      'https://lawserver.com/law/state/minnesota/mn-statutes/minnesota_statutes_181-938',
      null,
      'A copy of the text of the section; what is said of tests and impairment is from two summaries',
    ),
    'Minn. Stat. § 181.938',
    'subd. 2',
    'food, alcoholic or nonalcoholic beverages, tobacco, cannabis flower, as defined in section 342.01',
    {
      otherSources: ['https://gislason.com/drug-testing-employees-in-the-age-of-legal-recreational-cannabis'],
      checkedOn: readAgain,
    },
  ),
  'mn-wage-disclosure-handbook': read(
    wageDisclosure,
    'Minn. Stat. § 181.172',
    '(c)',
    'must include in the handbook a notice of employee rights and remedies',
  ),
  'mn-wage-disclosure-rights': read(
    wageDisclosure,
    'Minn. Stat. § 181.172',
    '(a)-(b)',
    'you have the right to tell any person the amount of your own wages',
  ),
  'mn-wage-disclosure-remedies': read(
    page('https://www.revisor.mn.gov/statutes/cite/181.172', null, 'Read in a reprint of the statute'),
    'Minn. Stat. § 181.172',
    '(e)',
    'the court may order reinstatement, back pay, restoration of lost service credit, if appropriate',
  ),
  'mn-personnel-fine': read(
    guideOf2024,
    'Minn. Stat. §§ 181.960-181.966',
    null,
    'may also assess a fine of up to $5,000 for violations of the law',
    { checkedOn: readAgain },
  ),
  'mn-personnel-notice': read(
    page(
      'https://law.uslawyerdatabase.com/category/us-law/2022-minnesota-statutes/chapters-175-186-labor-industry/chapter-181-employment/personnel-record-review-and-access',
      '2022',
      'A copy of the text of 2022; that the threshold went on July 1, 2024 is from summaries',
    ),
    'Minn. Stat. § 181.9631',
    'first sentence',
    null,
    {
      validFrom: '2024-07-01',
      otherSources: [
        'https://hrcenter.us.brightmine.com/topics/employee-management/?page=91&pageSize=10',
        'http://adptotalsourceinsightsandsolutions.com/Newsletter-Archives/ADP-TotalSource-Insights-and-Solutions-May-2021/ArtMID/5866/ArticleID/3451/Minnesota-Expands-Rights-Under-Law-on-Providing-Access-to-Personnel-Records',
      ],
      checkedOn: readAgain,
    },
  ),
  'mn-personnel-remedies': read(
    guideOf2024,
    'Minn. Stat. §§ 181.964-181.966',
    null,
    'Generally, the employee may recover actual damages and costs.',
    { checkedOn: readAgain },
  ),
  'mn-personnel-review': read(
    page(
      'https://dli.mn.gov/business/employment-practices/personnel-file-faqs',
      null,
      'An undated page, from after July 1, 2024',
    ),
    'Minn. Stat. § 181.961',
    'subd. 1',
    'A current employee is entitled to review their personnel record once every six months.',
    { otherSources: ['https://aaronhall.com/minnesota-employees-right-hr-file/'] },
  ),
  'mn-personnel-review-days': read(
    page(
      'https://www.revisor.mn.gov/laws/1992/0/445',
      '1992',
      'Laws 1992, chapter 445; later amendments were not read',
    ),
    'Minn. Stat. § 181.961',
    'subd. 2(a)',
    'no later than seven working days after receipt of the request',
  ),
  'mn-personnel-position': read(
    page(
      'https://www.revisor.mn.gov/statutes/cite/181.962',
      '1992',
      'Laws 1992, chapter 445; later amendments were not read',
    ),
    'Minn. Stat. § 181.962',
    'subd. 1(a)',
    "If an employee disputes specific information contained in the employee's personnel record",
  ),
  'mn-testing-policy': read(
    page(
      'https://www.revisor.mn.gov/statutes/cite/181.951',
      '2024-08-19',
      'Read in a reprint of the statute',
    ),
    'Minn. Stat. § 181.951',
    'subds. 1(b), 2',
    'a written drug and alcohol testing policy that contains the minimum information required in section',
  ),
  'mn-testing-random': read(
    page(
      'https://www.revisor.mn.gov/statutes/?id=181.951&year=2007',
      '2007',
      'Minnesota Statutes 2007; a reprint of August 19, 2024 has the same words',
    ),
    'Minn. Stat. § 181.951',
    'subd. 4',
    'on a random selection basis only if (1) they are employed in safety-sensitive positions',
  ),
  'mn-testing-suspicion': read(
    page(
      'https://www.revisor.mn.gov/statutes/cite/181.951',
      '2024-08-19',
      'Read in a reprint of the statute; suspicion and treatment in a law firm’s summary',
    ),
    'Minn. Stat. § 181.951',
    'subds. 3-6',
    'requested or required no more than once annually and the employee has been given at least two weeks’ written notice',
    {
      otherSources: [
        'https://casetext.com/statute/minnesota-statutes/labor-industry/chapter-181-employment/drug-and-alcohol-testing-in-the-workplace/section-181951-authorized-drug-and-alcohol-testing',
        'https://www.minnesotaemployer.com/2012/05/25/when-is-drug-and-alcohol-testing-permissible-under-minnesota-law/',
      ],
      checkedOn: readAgain,
    },
  ),
  'mn-testing-first-positive': read(
    page('https://www.revisor.mn.gov/statutes/cite/181.953', '2023', 'Read in a reprint of the statute'),
    'Minn. Stat. § 181.953',
    'subd. 10(b)',
    'the employer has first given the employee an opportunity to participate in',
    { otherSources: ['https://weblink.cityoframsey.com/WebLink/0/doc/510259/Page332.aspx'] },
  ),
};
