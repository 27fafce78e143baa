import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const death = lawBook('WI', 'Wis. Stat. § 109.03');
const closing = lawBook('WI', 'Wis. Stat. § 109.07');
const wisconsin = lawBook('WI');

const afterDeath = official('https://docs.legis.wisconsin.gov/document/statutes/109.07(1)(d)');
const closings = official(
  'https://dwd.wi.gov/er/laborstandards/businessclosing.htm',
  'The department’s page; the number of the subsection is from a law firm’s page',
);
const closingsToo = ['https://www.mtfn.com/article-110.html'];

/** What Wisconsin asks when pay is missed, when an employee dies, when many lose their work, and for exempt staff. */
export const wisconsinPayFacts: readonly LawFact[] = [
  death(
    'Wages and final pay',
    'wi-wages-of-deceased',
    'The wages of an employee who died are paid in full, on demand, to the spouse, domestic partner, children or another dependent who lived with the employee.',
    afterDeath,
    {
      pinCite: '(3)(a)',
      quote:
        'the full amount of the wages due shall upon demand be paid by the employer to the spouse, domestic partner under ch. 770, children',
      readOn,
    },
  ),
  death(
    'Wages and final pay',
    'wi-wages-of-deceased-days',
    'From 5 days after the death, and before an estate is opened, the employer may pay the wages to the spouse, domestic partner, children, parents or siblings, in this order.',
    afterDeath,
    {
      figure: [5, 'days'],
      pinCite: '(3)(b)',
      quote: 'not less than 5 days after the death of an employee and before the filing of a petition',
      readOn,
    },
  ),
  death(
    'Wages and final pay',
    'wi-missed-payday-days',
    'A Wisconsin employee who was away on payday, or was not paid for another reason, is paid at any time on 6 days’ demand.',
    official(
      'http://docs.legis.wisconsin.gov/document/statutes/2013/109.07(1)',
      'The statutes of 2013; a later copy has the same words',
      '2013',
    ),
    {
      figure: [6, 'days'],
      pinCite: '(1)',
      quote: "shall be paid thereafter at any time upon 6 days' demand",
      otherSources: ['http://wi.elaws.us/statutes/109.03'],
      readOn,
    },
  ),
  wisconsin(
    'Wages and final pay',
    'wi-wage-claim-increase',
    'In a wage claim, a Wisconsin court can add up to 100 percent of the wages due.',
    official(
      'https://docs.legis.wisconsin.gov/document/proposaltext/2005/REG/SB232',
      'The legislature’s bureau on the law of 2005; a copy of the section of January 2026 says the same',
      '2005-06-07',
    ),
    {
      figure: [100, 'percent'],
      statute: 'Wis. Stat. § 109.11',
      pinCite: '(2)',
      quote: 'increased wages of up to 100 percent of the amount of wages due',
      otherSources: ['http://wi.elaws.us/statutes/109.11'],
      readOn,
    },
  ),
  closing(
    'Employer notices',
    'wi-closing-notice',
    'Wisconsin businesses with 50 or more employees in the state give written notice 60 days before a business closing or a mass layoff.',
    closings,
    {
      figure: [50, 'employees'],
      pinCite: '(1m)',
      quote:
        'businesses employing 50 or more persons in the State of Wisconsin must provide written notice 60 days before',
      otherSources: closingsToo,
      readOn,
    },
  ),
  closing(
    'Employer notices',
    'wi-closing-size',
    'The Wisconsin notice is due for a closing that affects 25 or more employees, and for a layoff of 25 percent of the staff or 25 employees, whichever is more, or of 500 employees. New and low-hour employees do not count.',
    closings,
    {
      figure: [25, 'employees'],
      pinCite: '(1)',
      quote:
        'affects at least 25% of the workforce or 25 employees (whichever is greater) or at least 500 employees',
      otherSources: closingsToo,
      readOn,
    },
  ),
  wisconsin(
    'Overtime',
    'wi-exempt-other-work',
    'In Wisconsin an exempt executive spends at most 20 percent of the workweek on other work, less than 40 percent in a retail or service business, and directs 2 or more employees.',
    official('https://docs.legis.wisconsin.gov/code/admin_code/dwd/270_279/274'),
    {
      figure: [20, 'percent'],
      statute: 'Wis. Admin. Code § DWD 274.04',
      pinCite: '(1)(a)2., 5.',
      quote:
        'does not devote more than 20%, or in the case of an employee of a retail or service establishment',
      readOn,
    },
  ),
];
