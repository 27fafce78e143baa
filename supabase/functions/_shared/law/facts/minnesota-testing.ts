import { lawBook, secondary, type LawFact } from '../law-fact.ts';

const authorizedTests = secondary(
  'https://www.revisor.mn.gov/statutes/cite/181.951',
  'A copy of this section on casetext, of August 2024; the page itself was not read',
  '2024-08',
);
const positiveTests = secondary('https://zmattorneys.com/minnesota-marijuana-laws/');
const readOn = '2026-11-24';

const fact = lawBook('MN', 'Minn. Stat. § 181.951');
const law = lawBook('MN');

/** When a Minnesota employer may test for drugs and cannabis. */
export const minnesotaTestingFacts: readonly LawFact[] = [
  fact(
    'Workplace rules',
    'mn-testing-policy',
    'A Minnesota employer may test for drugs only under a written policy with the content of § 181.952 and with a listed laboratory or an oral fluid test; applicants only after a job offer, and only if everyone with that offer is tested.',
    authorizedTests,
    { readOn },
  ),
  fact(
    'Workplace rules',
    'mn-testing-random',
    'In Minnesota random drug tests are allowed only for safety-sensitive positions.',
    authorizedTests,
    { readOn },
  ),
  law(
    'Workplace rules',
    'mn-testing-cannabis',
    'For these tests cannabis is no drug, except for listed positions; possession, use or impairment at work may be banned.',
    secondary('https://gislason.com/drug-testing-employees-in-the-age-of-legal-recreational-cannabis'),
    { readOn },
  ),
  law(
    'Workplace rules',
    'mn-testing-suspicion',
    'Besides applicants, a Minnesota employer may test employees on reasonable suspicion, at most once a year in a routine physical examination with two weeks’ written notice, at random in safety-sensitive jobs, and in treatment programs.',
    positiveTests,
    { readOn },
  ),
  law(
    'Workplace rules',
    'mn-testing-first-positive',
    'An employee in Minnesota is not dismissed for a first positive test unless treatment was offered and refused or failed.',
    positiveTests,
    { readOn },
  ),
];
