import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const federal = lawBook('US', '18 U.S.C. § 1833');

/** What an agreement on confidential information has to say about reports to the government and the courts. */
export const tradeSecretNoticeFacts: readonly LawFact[] = [
  federal(
    'Workplace rules',
    'us-trade-secret-immunity',
    'Nobody is liable under a trade secret law for telling a trade secret in confidence to a government official or an attorney, only to report or investigate a suspected violation of law, or in a filing under seal.',
    official('https://www.lawserver.com/law/country/us/code/18_usc_1833', 'Read in a reprint of the statute'),
    {
      pinCite: '(b)(1)',
      quote:
        'An individual shall not be held criminally or civilly liable under any Federal or State trade secret law',
      otherSources: ['https://self-law.org/code/statute-compilations/comps-12033/sec-7'],
      readOn,
    },
  ),
  federal(
    'Workplace rules',
    'us-trade-secret-retaliation',
    'Who sues an employer for retaliation over such a report may give the trade secret to the attorney and use it in court, if every document with it is filed under seal and it is told otherwise only by court order.',
    official(
      'https://self-law.org/code/statute-compilations/comps-12033/sec-7',
      'Read in a reprint of the act of 2016 that wrote the subsection',
    ),
    {
      pinCite: '(b)(2)',
      quote:
        'An individual who files a lawsuit for retaliation by an employer for reporting a suspected violation of law may disclose the trade secret',
      otherSources: [
        'https://www.munckwilson.com/in_the_news/new-federal-trade-secrets-law-conditions-attorney-fees-and-exemplary-damages-on-notice-of-whistleblower-immunity/',
      ],
      readOn,
    },
  ),
  federal(
    'Workplace rules',
    'us-trade-secret-notice',
    'An agreement with an employee, a contractor or a consultant on confidential information gives notice of this immunity or points to a policy, given to that person, on reporting suspected violations of law; without it the employer gets no exemplary damages and no attorney fees from that person under the federal act.',
    official(
      'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code/blob/6153254da8b590980556c0efb69867153467e01e/chuncks/title-18/chunck-990.md',
      'A copy of the text of the subsection, not the official page',
    ),
    {
      pinCite: '(b)(3)-(4)',
      quote:
        'the employer may not be awarded exemplary damages or attorney fees under subparagraph (C) or (D) of section 1836(b)(3)',
      otherSources: [
        'https://www.foley.com/insights/publications/2016/05/federal-defend-trade-secrets-act-dtsa-signed-into/',
        'http://www.lexology.com/library/detail.aspx?g=e53d3089-fbef-4a74-b825-85e062b52338',
      ],
      readOn,
    },
  ),
];
