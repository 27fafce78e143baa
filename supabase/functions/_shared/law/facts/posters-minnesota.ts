import { lawBook, official, secondary, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const poster = lawBook('MN');
const bulletin = official(
  'https://content.govdelivery.com/accounts/MNDLI/bulletins/1e72918',
  'A bulletin of 2018; the department’s guide for employers of 2025 names the same posters',
  '2018-04-17',
);
const guide = 'https://online.flippingbook.com/view/83866359/204';
const five =
  'The five required posters contain information about age discrimination, Minnesota minimum-wage rates, safety and health protections on the job, unemployment benefits and workers';
const ofTheFive = { quote: five, otherSources: ['http://www.dli.mn.gov/LS/Posters.asp', guide], readOn };
const mail = official(
  'https://politicalemails.org/messages/1247508/html_body',
  'A copy of the department’s mail to subscribers',
);

/** What Minnesota law has an employer hang up, besides the Paid Leave poster. */
export const minnesotaPosterFacts: readonly LawFact[] = [
  poster(
    'Workplace rules',
    'mn-poster-age',
    'Every Minnesota employer posts the state’s notice on age discrimination.',
    bulletin,
    ofTheFive,
  ),
  poster(
    'Workplace rules',
    'mn-poster-minimum-wage',
    'Every Minnesota employer posts the state’s minimum-wage rates, and the new poster when the rates change.',
    bulletin,
    ofTheFive,
  ),
  poster(
    'Workplace rules',
    'mn-poster-safety',
    'Every Minnesota employer posts the state’s notice on safety and health on the job.',
    bulletin,
    ofTheFive,
  ),
  poster(
    'Workplace rules',
    'mn-poster-unemployment',
    'Every Minnesota employer posts the state’s notice on unemployment benefits.',
    bulletin,
    ofTheFive,
  ),
  poster(
    'Workplace rules',
    'mn-poster-injuries',
    'Every Minnesota employer posts the state’s notice on workers’ compensation, with the name and address of its insurer, at each place of business.',
    secondary(
      'http://claimskit.nationwide.com/nationwide_compliance.php?state=MN&company_ID=63&carrier_ID=&CP_title=Posting_Requirements',
      'An insurer’s page; the department names the poster among the five that every employer posts',
    ),
    {
      statute: 'Minn. Stat. § 176.139',
      quote: 'must post and display in a conspicuous location a notice',
      otherSources: [guide],
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'mn-posters-fine',
    'For each failure to post what the state requires, the Department of Labor and Industry may fine an employer up to $200. A binder or a computer does not do.',
    bulletin,
    {
      figure: [200, 'USD'],
      quote:
        'may fine an employer up to $200 for each failure to comply with the mandatory workplace poster law',
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'mn-poster-meetings',
    'Every Minnesota employer posts the notice that nobody is punished for staying away from a meeting or message on the employer’s view of religion or politics.',
    official(
      'https://d1tvxue8o4w0fl.cloudfront.net/statute/minnesota-statutes/labor-industry/chapter-181-employment/conditions-precedent/section-181531-employer-sponsored-meetings-or-communication',
      'A copy of the text of the section, broken off after these words',
    ),
    {
      statute: 'Minn. Stat. § 181.531',
      pinCite: 'subd. 3(b)',
      quote: 'An employer subject to this section shall post and keep',
      otherSources: [
        'https://shop.allinoneposters.com/blogs/news/minnesota-statues-181-531-effective-oct-1-2024',
        'https://terchandassociates.com/what-you-need-to-know-about-minnesotas-captive-meeting-law',
      ],
      readOn,
    },
  ),
  poster(
    'Workplace rules',
    'mn-poster-veterans',
    'Minnesota employers with more than 50 employees who work full time post the notice on benefits and services for veterans.',
    official(
      'https://politicalemails.org/messages/1247508/html_body',
      'A copy of the department’s mail, not the official page; a bulletin has 50 or more, other pages full-time equivalents',
    ),
    {
      statute: 'Minn. Stat. ch. 181',
      quote:
        'all employers with more than 50 full-time employees are required to display this poster in a location where employees can easily see it',
      validFrom: '2024-01-01',
      otherSources: [
        'https://www.lmc.org/news-publications/publications/city-spot/its-time-to-update-your-workplace-notices-and-posters-to-reflect-new-laws/',
        'https://www.parkerdk.com/2024/01/31/additional-employer-posting-requirements-started-on-january-1-2024/',
      ],
      readOn: '2026-12-01',
    },
  ),
  poster(
    'Sick and safe time',
    'mn-poster-sick-time',
    'The state’s poster on earned sick and safe time is voluntary: the notice to each employee is what the law asks for.',
    mail,
    {
      quote:
        'informational poster employers are encouraged, but not required, to display where employees can easily see it',
      otherSources: [
        'https://www.lmc.org/news-publications/publications/city-spot/its-time-to-update-your-workplace-notices-and-posters-to-reflect-new-laws/',
      ],
      readOn,
    },
  ),
  poster(
    'Local rules',
    'mn-poster-minneapolis',
    'Who has employees working in Minneapolis displays the city’s poster in the workplace and gives it to each new hire.',
    official(
      'https://www.minneapolismn.gov/business-services/working-in-minneapolis/wage-theft-prevention',
      'A copy of the page was read',
    ),
    {
      quote: 'Display a wage theft poster in the workplace and share the poster with new hires',
      otherSources: [
        'https://www.xperthr.com/policies-and-documents/minneapolis-minnesota-labor-and-employment-rights-notice/23926/',
      ],
      readOn,
    },
  ),
];
