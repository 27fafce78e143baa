import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const statuteNote =
  'A public note that quotes this section as read on September 24, 2026; the page itself was not read';
const amendments = secondary(
  'https://www.employmentandlaborlawblog.com/2024/06/out-with-the-new-and-in-with-the-newer-eight-things-employers-need-to-know-about-minnesotas-amendments-to-earned-sick-and-safe-time/',
);
const statute = secondary('https://www.revisor.mn.gov/statutes/cite/181.9446', statuteNote);
const felhaber = secondary(
  'https://www.felhaber.com/employment-law-bulletin/2024-amendments-to-the-minnesota-esst-statute/',
);
const readOn = '2026-11-24';

const fact = lawBook('MN', 'Minn. Stat. §§ 181.9445-181.9448');
const rules = lawBook('MN', 'Minn. R. 5200.1200-5200.1209');

const retaliation = official('https://dli.mn.gov/retaliation', 'An undated page');

/** Earned sick and safe time as it stands after the changes of 2024 and 2025, and the rules of the department. */
export const minnesotaEsstRuleFacts: readonly LawFact[] = [
  fact(
    'Sick and safe time',
    'mn-esst-frontload-payout',
    'In place of carry-over an employer may give 48 hours of ESST at the start of the year if the unused rest is paid out.',
    statute,
    { figure: [48, 'hours'], readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-frontload-no-payout',
    'In place of carry-over an employer may give 80 hours of ESST at the start of the year if the unused rest is not paid out.',
    statute,
    { figure: [80, 'hours'], readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-exempt-hours',
    'For ESST exempt employees count as working 40 hours a week unless they regularly work less.',
    statute,
    { figure: [40, 'hours'], readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-rehire-days',
    'Unused ESST need not be paid at separation; it is restored on rehire within 180 days.',
    secondary(
      'https://www.dli.mn.gov/sick-leave',
      'A public note of September 24, 2026 that quotes DLI’s answers; the page itself was not read',
    ),
    { figure: [180, 'days'], readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-earnings-statement',
    'At the end of each pay period the employer gives the ESST hours available and the hours used, in writing or electronically, by a reasonable system; since May 25, 2024 they need not be on the earnings statement.',
    felhaber,
    { figure: [20240525, 'date'], readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-balance-access',
    'If the ESST hours are given electronically, employees have access to a computer and printer that the employer owns.',
    felhaber,
    { readOn },
  ),
  fact(
    'Records',
    'mn-esst-records-years',
    'ESST records are kept for 3 years and produced within 72 hours on demand.',
    felhaber,
    { figure: [3, 'years'], readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-foreseeable-days',
    'For foreseeable ESST an employer may ask for up to 7 days’ notice.',
    secondary(
      'https://betheluniversity.atlassian.net/wiki/spaces/HR/pages/52079334',
      'A copy of DLI’s sample notice, not the official page',
    ),
    { figure: [7, 'days'], readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-block-minutes',
    'An employer need not allow ESST in blocks of less than 15 minutes.',
    amendments,
    { figure: [15, 'minutes'], readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-block-hours',
    'An employer may not ask for ESST blocks of more than 4 hours.',
    amendments,
    { figure: [4, 'hours'], readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-base-rate',
    'Since May 25, 2024 ESST is paid at the base rate, without commissions, bonuses, differentials, overtime or weekend premiums.',
    secondary('https://gislason.com/2024-changes-to-minnesota-sick-and-safe-time'),
    { figure: [20240525, 'date'], readOn },
  ),
  fact(
    'Local rules',
    'mn-esst-duluth-repealed',
    'Duluth has no sick and safe time ordinance any more: it was repealed with effect from January 17, 2024, and state law applies.',
    secondary(
      'http://adpinsightsandsolutionsbulletin.com/Newsletter-Archives/ADP-TotalSource-Insights-and-Solutions-April-2020/ArtMID/4693/ArticleID/6302/Minnesota-Duluth-Repeals-Paid-Sick-Leave-Ordinance',
    ),
    { figure: [20240117, 'date'], statute: null, readOn },
  ),
  rules(
    'Sick and safe time',
    'mn-esst-rules-docket',
    'DLI has rules on ESST, Minn. R. 5200.1200 to 5200.1209: proposed on October 27, 2025, heard on January 21 and 22, 2026. DLI’s list of answers names July 6, 2026 as the day from which they apply. The adopted text was not read.',
    official('https://dli.mn.gov/node/7036'),
    { readOn },
  ),
  rules(
    'Sick and safe time',
    'mn-esst-rules-draft',
    'DLI’s rules on ESST, as drafted, ask for written notice of the accrual year and of changes to it, and for hours to be credited by the end of each pay period; follow both until the adopted text is read.',
    secondary(
      'https://wileyreberlaw.com/dli-publishes-draft-of-proposed-rules-for-earned-safe-and-sick-time',
      'Of 2025, on the draft; the adopted text was not read',
    ),
    { readOn },
  ),
  fact(
    'Sick and safe time',
    'mn-esst-retaliation',
    'Who asks for ESST, takes it or complains to DLI is protected from retaliation, such as dismissal, demotion, discipline, less pay or another place of work.',
    retaliation,
    {
      quote: 'request or take sick time off allowed under Minnesota’s earned sick and safe time law',
      readOn: '2026-11-30',
    },
  ),
  fact(
    'Workplace rules',
    'mn-dli-immigration',
    'DLI does not ask workers about their immigration status and does not report it to other agencies; Minnesota’s labor laws protect all workers.',
    retaliation,
    {
      statute: null,
      quote:
        'will not ask about immigration status and will not report immigration status to other government agencies',
      readOn: '2026-11-30',
    },
  ),
];
