import { lawBook, official, type LawFact } from '../law-fact.ts';

const readOn = '2026-11-30';
const tips = lawBook('MN', 'Minn. Stat. § 177.24');
const department = official('http://dli.mn.gov/tips');
/** The subdivision as of 2018, in a bill. */
const sharing =
  'http://www.revisor.mn.gov/bin/getbill.php?number=HF4625&version=latest&session=91&session_number=0&session_year=2019';
const bulletin = 'https://content.govdelivery.com/accounts/MNDLI/bulletins/343bb6c';

/** What Minnesota says of tips. */
export const minnesotaTipFacts: readonly LawFact[] = [
  tips(
    'Wages and final pay',
    'mn-tips-property',
    'In Minnesota a tip belongs to the employee who serves the customer.',
    official('https://www.dli.mn.gov/business/employment-practices/tips-tip-credit'),
    {
      pinCite: 'subd. 3',
      quote: 'Tips are the property of the employee directly serving the customer.',
      otherSources: [bulletin, sharing],
      readOn,
    },
  ),
  tips(
    'Minimum wage',
    'mn-tips-no-credit',
    'In Minnesota tips do not count toward the minimum wage.',
    department,
    {
      pinCite: 'subd. 2',
      quote: 'Employers may not count tips received by an employee toward the payment of minimum wage.',
      otherSources: [
        bulletin,
        'https://www.revisor.mn.gov/bills/text.php?number=SF1847&session=ls86&version=latest&session_number=0&session_year=2009',
        'http://aokcpas.com/content/bot/minnesota-tipped-employees.html',
      ],
      readOn,
    },
  ),
  tips(
    'Wages and final pay',
    'mn-tips-pool',
    'No Minnesota employer may require an employee to share a tip or to pay into a pool.',
    department,
    {
      pinCite: 'subd. 3',
      quote:
        'No employer may require an employee to share a tip with the employer or other employees or to contribute to any tip pool',
      otherSources: [bulletin],
      readOn,
    },
  ),
  tips(
    'Wages and final pay',
    'mn-tips-together',
    'Tips may be divided among those who served the same customer together, as at a banquet, and a tip jar among those who served on the same shift.',
    department,
    {
      statute: 'Minn. R. 5200.0080',
      quote:
        'Dividing money left in a tip jar, or the equivalent of a tip jar, among direct service employees working on the same shift',
      otherSources: [bulletin],
      readOn,
    },
  ),
  tips(
    'Wages and final pay',
    'mn-tips-kept-safe',
    'If employees ask for it, the employer may keep tips that they share and pay them out to those who agreed; otherwise it takes no part in their sharing.',
    department,
    {
      pinCite: 'subd. 3',
      quote:
        'Upon the request of employees, an employer may store tips to be shared by employees and disburse shared tips to employees who agree.',
      otherSources: [bulletin],
      readOn,
    },
  ),
  tips(
    'Wages and final pay',
    'mn-tips-cards',
    'Since August 1, 2024 Minnesota employees get the whole of a tip paid by card or other electronic payment, without a deduction for the swipe fee, in the next pay period.',
    department,
    {
      pinCite: 'subd. 3a',
      quote:
        'Gratuities received through credit cards or other types of electronic payments must be paid to the employee in the next pay period.',
      validFrom: '2024-08-01',
      otherSources: [
        'https://mnbyjz.com/understanding-minnesotas-tip-laws-key-takeaways-for-employers-and-employees/',
      ],
      readOn,
    },
  ),
  tips(
    'Wages and final pay',
    'mn-tips-service-charge',
    'A charge on the bill that a guest may take for a tip, such as a service charge, is a tip, unless clear and conspicuous notice says that it is none.',
    official(
      'https://casetext.com/regulation/minnesota-administrative-rules/agency-151-labor-and-industry-department/chapter-5200-wages-and-labor/part-52000080-gratuitiestips-credits',
      'A copy of the text of the rule, not the official page; its part on card fees is older than the law of 2024',
    ),
    {
      statute: 'Minn. R. 5200.0080',
      quote:
        'obligatory charges which might reasonably be construed by the guest, customer, or patron as a sum to be given to an employee',
      readOn,
    },
  ),
];
