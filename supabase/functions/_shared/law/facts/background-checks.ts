import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const minnesota = lawBook('MN', 'Minn. Stat. § 13C.02');
const minnesotaRecords = lawBook('MN');
const federal = lawBook('US', '15 U.S.C. § 1681m');
const wisconsin = lawBook('WI');
const disclosure = official('https://www.revisor.mn.gov/statutes/cite/13C.02');
const disclosureToo = ['https://news.verifiedcredentials.com/minnesota-background-check-disclosures'];
const adverseNotice = official(
  'https://checkoutapi.com/uscode/title15_chapter41_subchapterIII_section1681m',
  'A copy of the text of the section',
);
const adverseNoticeToo = [
  'http://www.creditreporting.com/fcra-615.html',
  'https://peoplefacts.com/adverseaction/',
];

/** What an employer tells a person before it orders a background report, and before and after it decides on one. */
export const backgroundCheckFacts: readonly LawFact[] = [
  minnesota(
    'Hiring',
    'mn-report-disclosure',
    'Before an employer obtains a consumer report, it tells the person in writing that it may do so; the disclosure names the right to ask for more information on the nature of the report and has a box to check for a copy.',
    disclosure,
    {
      pinCite: 'subds. 1, 2',
      quote:
        'The disclosure must include a box that the person may check off and return to receive a copy of the consumer report.',
      otherSources: disclosureToo,
      readOn,
    },
  ),
  minnesota(
    'Hiring',
    'mn-report-application',
    'An employer that provides a written application includes the disclosure in the application or gives it along with it.',
    disclosure,
    {
      pinCite: 'subd. 2',
      quote: 'the disclosure must be included in or accompany the application',
      otherSources: disclosureToo,
      readOn,
    },
  ),
  minnesota(
    'Hiring',
    'mn-report-copy-hours',
    'A person who asks for a copy gets it free from the company that prepares the report, sent within 24 hours of giving the report to the employer; the employer passes the request on.',
    disclosure,
    {
      figure: [24, 'hours'],
      pinCite: 'subd. 2',
      quote:
        'must be sent to the consumer by the person preparing the report within 24 hours of providing it to the person requesting the report',
      readOn,
    },
  ),
  minnesotaRecords(
    'Hiring',
    'mn-criminal-record-timing',
    'An employer may not ask about or consider a criminal record before it has selected the applicant for an interview or, without an interview, before a conditional job offer; employers whom a statute obliges to check are exempt.',
    official(
      'https://www.lawserver.com/law/state/minnesota/mn-statutes/minnesota_statutes_364-021',
      'A copy of the text of the section',
    ),
    {
      statute: 'Minn. Stat. § 364.021',
      pinCite: '(a), (b)',
      quote:
        'until the applicant has been selected for an interview by the employer or, if there is not an interview, before a conditional offer of employment',
      otherSources: ['https://www.lexology.com/library/detail.aspx?g=984f96ce-755a-4130-b8f2-c726a4c61d53'],
      readOn,
    },
  ),
  minnesotaRecords(
    'Hiring',
    'mn-criminal-record-penalty',
    'The penalty for asking about a criminal record too early is at most $100 in a calendar month for employers of 10 or fewer people at a site, $500 for 11 to 20, and $2,000 for more than 20.',
    secondary('https://jux.law/minnesotas-ban-the-box-law/'),
    {
      figure: [2000, 'USD'],
      statute: 'Minn. Stat. § 364.06',
      pinCite: '(c)',
      quote: 'as high as $500 per violation, not to exceed $2,000 in a calendar month',
      otherSources: [
        'https://www.backgroundchecks.com/community/Post/5069/Minnesota-Bans-the-Box',
        'https://www.lexology.com/library/detail.aspx?g=25c568a8-8235-47f9-8faf-e8a0c744a85e',
      ],
      readOn,
    },
  ),
  federal(
    'Hiring',
    'us-report-disclosure',
    'An employer may obtain a consumer report only after it has said so clearly in writing, in a document that holds nothing but this disclosure, and after the person has given written permission.',
    official(
      'https://www.govinfo.gov/link/plaw/105/public/347?link-type=html',
      'The act of 1998 that wrote the paragraph',
      '1998-11-02',
    ),
    {
      statute: '15 U.S.C. § 1681b',
      pinCite: '(b)(2)(A)',
      quote:
        'in a document that consists solely of the disclosure, that a consumer report may be obtained for employment purposes',
      otherSources: [
        'https://mtas.tennessee.edu/reference/consumer-reports',
        'http://law.justia.com/cases/federal/appellate-courts/ca9/14-17186/14-17186-2017-03-20.html',
      ],
      readOn,
    },
  ),
  federal(
    'Hiring',
    'us-report-pre-adverse',
    'Before an employer decides against a person because of a consumer report, it gives the person a copy of the report and the summary of consumer rights.',
    official(
      'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code/blob/73178bc737924b58117a148b8c910692532a6084/chuncks/title-15/chunck-3965.md',
      'A copy of the text of the subsection, not the official page',
    ),
    {
      statute: '15 U.S.C. § 1681b',
      pinCite: '(b)(3)(A)',
      quote:
        'before taking any adverse action based in whole or in part on the report, the person intending to take such adverse action shall provide',
      otherSources: [
        'https://online.flippingbook.com/view/83866359/170/',
        'https://peoplefacts.com/adverseaction/',
      ],
      readOn,
    },
  ),
  federal(
    'Hiring',
    'us-report-adverse-notice',
    'After a decision against a person because of a consumer report, the employer names the agency that furnished it, with address and telephone number, and says that the agency did not make the decision and cannot give the reasons.',
    adverseNotice,
    {
      pinCite: '(a)(3)',
      quote:
        'did not make the decision to take the adverse action and is unable to provide the consumer the specific reasons',
      otherSources: adverseNoticeToo,
      readOn,
    },
  ),
  federal(
    'Hiring',
    'us-report-free-copy-days',
    'The notice of the decision also names the right to a free copy of the report from the agency within 60 days, and the right to dispute with the agency the accuracy or completeness of the report.',
    adverseNotice,
    {
      figure: [60, 'days'],
      pinCite: '(a)(4)',
      quote:
        'which notice shall include an indication of the 60-day period under that section for obtaining such a copy',
      otherSources: adverseNoticeToo,
      readOn,
    },
  ),
  wisconsin(
    'Hiring',
    'wi-arrest-questions',
    'An employer may not ask an applicant or employee about arrests, except about a pending charge or where the job depends on a bond.',
    official(
      'http://wi.elaws.us/statutes/111.335(1)(c)',
      'A copy of the section from before 2018, when its paragraphs were numbered anew; two summaries say the same',
    ),
    {
      statute: 'Wis. Stat. § 111.335',
      pinCite: '(2), before 2018 (1)(a)',
      quote:
        'to supply information regarding any arrest record of the individual except a record of a pending charge',
      otherSources: [
        'https://jjkellercompliancenetwork.com/regsense/applications-wisconsin',
        'https://hrcenter.us.brightmine.com/employment-law-guide/interviewing-and-selecting-job-candidates-wisconsin/1630',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Hiring',
    'wi-record-related',
    'An employer may turn a person down for a conviction or a pending charge only if its circumstances are substantially related to the job.',
    official('https://dwd.wisconsin.gov/er/civilrights/discrimination/arrest.htm'),
    {
      statute: 'Wis. Stat. §§ 111.321, 111.335',
      quote:
        'it is not employment discrimination under the law when your arrest or conviction is substantially related to the employment',
      otherSources: [
        'https://dwd.wisconsin.gov/er/newsletters/2021/august2.htm',
        'https://jjkellercompliancenetwork.com/regsense/applications-wisconsin',
      ],
      readOn,
    },
  ),
];
