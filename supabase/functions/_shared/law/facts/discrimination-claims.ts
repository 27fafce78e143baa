import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US');
const minnesota = lawBook('MN');
const wisconsin = lawBook('WI');
const discrimination = official('https://www.dwd.wi.gov/er/civilrights/discrimination/');

/** Whom the acts on discrimination protect, and by when a complaint is filed. */
export const discriminationClaimFacts: readonly LawFact[] = [
  federal(
    'Workplace rules',
    'us-eeoc-charge-days',
    'A charge is filed with the EEOC within 180 days; within 300 days where a state has a law against the same discrimination and an agency that enforces it.',
    official('https://www.eeoc.gov/employees/timeliness.cfm', 'Read in a copy of the page on another site'),
    {
      figure: [300, 'days'],
      statute: '42 U.S.C. § 2000e-5',
      pinCite: '(e)(1)',
      quote:
        'The 180 calendar day filing deadline is extended to 300 calendar days if a state or local agency enforces a law',
      otherSources: [
        'https://webarchive.library.unt.edu/eot2008/20090114021107/https://apps.eeoc.gov/eas/english/help_time.html',
      ],
      readOn,
    },
  ),
  minnesota(
    'Workplace rules',
    'mn-rights-charge-years',
    'A charge under the Minnesota Human Rights Act is filed with the Department of Human Rights within 1 year.',
    official('http://mn.gov/mdhr/intake/cp_guidelines.html'),
    {
      figure: [1, 'years'],
      statute: 'Minn. Stat. § 363A.28',
      pinCite: 'subd. 3',
      quote: 'is one year from the date of the incident',
      otherSources: [
        'https://mn.gov/mdhr/employers/eeoc',
        'https://minnesotaemployer.com/2012/07/20/what-is-the-statute-of-limitations-under-the-minnesota-human-rights-act/',
      ],
      readOn,
    },
  ),
  minnesota(
    'Workplace rules',
    'mn-rights-two-charges',
    'Since October 1, 2025 a charge with the Minnesota Department of Human Rights is no longer filed with the EEOC as well: who wants to keep federal rights files with both.',
    official('https://mn.gov/mdhr/employers/eeoc'),
    {
      figure: [20251001, 'date'],
      quote:
        'Beginning October 1, 2025, Minnesotans who believe they were discriminated against in the workplace',
      validFrom: '2025-10-01',
      readOn,
    },
  ),
  minnesota(
    'Workplace rules',
    'mn-rights-grounds',
    'The Minnesota Human Rights Act protects, with employers of any size, race, color, creed, religion, national origin, sex, gender identity, marital status, familial status, status with regard to public assistance, membership or activity in a local commission, disability, sexual orientation and age.',
    official(
      'https://codes.findlaw.com/mn/human-rights-ch-363-363a/mn-st-sect-363a-08/',
      'A copy of the text of January 2023; gender identity, added that year, in a bill of 2025 that reprints the section',
      '2023-01-01',
    ),
    {
      statute: 'Minn. Stat. § 363A.08',
      pinCite: 'subd. 2',
      quote:
        'status with regard to public assistance, familial status, membership or activity in a local commission, disability, sexual orientation, or age',
      otherSources: [
        'https://app.legiplex.com/mn/legislature/2025/2025-r/bills/sf407/drafts-latest',
        'https://jjkellercompliancenetwork.com/regsense/details/s6mn-3504',
        'https://www.minnesotaemployer.com/2011/07/22/the-minnesota-human-rights-act/',
      ],
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-fair-employment-grounds',
    'The Wisconsin Fair Employment Act protects age, race, creed, color, disability, marital status, sex, national origin, ancestry, arrest and conviction record, military service, the use or nonuse of lawful products off duty and off the premises, and declining to attend a meeting about religious or political matters.',
    official('https://docs.legis.wisconsin.gov/document/statutes/111.321'),
    {
      statute: 'Wis. Stat. § 111.321',
      pinCite: 'the whole section',
      quote:
        'arrest record, conviction record, military service, use or nonuse of lawful products off the employer’s premises during nonworking hours',
      otherSources: [discrimination.source],
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-fair-employment-days',
    'A complaint under the Wisconsin Fair Employment Act is filed with the Equal Rights Division within 300 days of the act or of learning of it.',
    discrimination,
    {
      figure: [300, 'days'],
      statute: 'Wis. Stat. § 111.39',
      pinCite: '(1)',
      quote:
        'The statute of limitations for filing a complaint is 300 days from the date the action was taken',
      otherSources: ['https://dwd.wi.gov/er/digest/711.1.htm'],
      readOn,
    },
  ),
  wisconsin(
    'Workplace rules',
    'wi-fair-employment-poster',
    'Every Wisconsin employer posts the Equal Rights Division’s poster on the Fair Employment Act in a conspicuous place.',
    discrimination,
    {
      statute: 'Wis. Stat. §§ 111.31-111.395',
      quote:
        'shall post in a conspicuous place upon its premises, a poster prepared and made available by the department',
      readOn,
    },
  ),
];
