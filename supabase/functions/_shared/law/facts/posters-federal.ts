import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const poster = lawBook('US');
const copyOfText = 'A copy of the text of the section';

/** What federal law has an employer hang up. */
export const federalPosterFacts: readonly LawFact[] = [
  poster(
    'Workplace rules',
    'us-poster-wages',
    'Every employer whose employees the Fair Labor Standards Act covers keeps the Wage and Hour Division’s notice on the act posted in a conspicuous place.',
    official('https://www.dol.gov/general/topic/youthlabor/postingrequirements', 'An undated page'),
    {
      statute: '29 CFR part 516',
      quote:
        'Employers must display this official poster in the workplace outlining the provisions of the FLSA',
      otherSources: ['https://employer-law.com/new-federal-posters'],
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'us-poster-polygraph',
    'Every employer posts the Labor Department’s notice on the Employee Polygraph Protection Act where employees and applicants see it.',
    official('https://lexbuild.dev/usc/title-29/chapter-22/section-2003', copyOfText, '2026-04-17'),
    {
      statute: '29 U.S.C. § 2003',
      pinCite: 'second sentence',
      quote: 'Each employer shall post and maintain such notice in conspicuous places on its premises',
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'us-poster-safety',
    'Every employer posts OSHA’s notice on safety and health at work in a conspicuous place; where a state has its own approved poster, that one does it.',
    official(
      'http://oshatraining.com/osha-posting-of-notice-availability-of-act-regulations-applicable-standards.php',
      copyOfText,
    ),
    {
      statute: '29 CFR § 1903.2',
      pinCite: '(a)(1)-(2)',
      quote:
        'Each employer shall post and keep posted a notice or notices, to be furnished by the Occupational Safety and Health Administration',
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'us-poster-service',
    'An employer gives those whom USERRA protects notice of their rights; posting “Your Rights Under USERRA” does it.',
    official(
      'https://paidleave.mn.gov/deed/business/starting-business/basics/poster-requirements.jsp',
      'A page of Minnesota’s DEED; an archived page of the Labor Department has the same words',
    ),
    {
      statute: '38 U.S.C. ch. 43',
      quote:
        'Employers may provide the notice, “Your Rights Under USERRA”, by posting it where employee notices are customarily placed',
      otherSources: [
        'https://webarchive.library.unt.edu/eot2008/20090508173326/http://www.dol.gov/vets/programs/userra/poster.htm',
      ],
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'us-poster-discrimination',
    'An employer whom Title VII, the ADA or GINA binds posts the EEOC’s notice, since 2022 “Know Your Rights: Workplace Discrimination is Illegal”, where employees and applicants see it.',
    official(
      'https://ecfr.federalregister.gov/current/title-29/subtitle-B/chapter-XIV/part-1601/subpart-C/section-1601.30',
      'The name of the poster is from a law firm’s page',
      '2021-08-03',
    ),
    {
      statute: '29 CFR § 1601.30',
      pinCite: '(a)',
      quote:
        'shall post and keep posted in conspicuous places upon its premises notices in an accessible format',
      otherSources: ['https://www.hrlawwatch.com/2022/10/31/new-eeoc-required-workplace-poster/'],
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'us-poster-family-leave',
    'An employer whom the FMLA covers posts the Wage and Hour Division’s general notice, even if no employee is eligible, and puts it into its handbook or gives it to each new hire.',
    official(
      'https://checkoutapi.com/regulations/expand/title29_chapterV_part825_subpartC_section825.300',
      copyOfText,
      '2024-11-22',
    ),
    {
      statute: '29 CFR § 825.300',
      pinCite: '(a)(1)-(3)',
      quote:
        'Covered employers must post this general notice even if no employees are eligible for FMLA leave.',
      otherSources: [
        'https://webarchive.library.unt.edu/eot2008/20090507225408/http:/www.dol.gov/dol/allcfr/ESA/Title_29/Part_825/29CFR825.300.htm',
      ],
      readOn,
    },
  ),
];
