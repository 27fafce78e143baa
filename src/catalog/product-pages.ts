import type { ProductSku } from '@contracts/products';
import { packLabels, type PackLabels } from './pack-labels';

/** The texts of a product page. Facts about its files (count, words, versions) come from the database. */
export interface ProductPage extends PackLabels {
  readonly sku: ProductSku;
  readonly subtitle: string;
  readonly audience: string;
  readonly features: readonly string[];
  readonly whoItsFor: readonly string[];
  readonly notIncluded: readonly string[];
  readonly releaseDate: string;
  readonly metaDescription: string;
}

const notLegalAdviceItem =
  'Legal advice or a review by a lawyer; have important policies looked at by counsel';

export const productPages: Readonly<Record<ProductSku, ProductPage>> = {
  'mn-paid-leave': {
    ...packLabels['mn-paid-leave'],
    sku: 'mn-paid-leave',
    subtitle:
      'The policy, the notices and the forms that a Minnesota employer needs for the state’s paid leave program.',
    audience: 'Minnesota businesses with employees',
    features: [
      'A complete policy: eligibility, reasons, notice, pay, job protection, return to work',
      'Employee notice with acknowledgment, ready to sign, with versions for a private plan and for seasonal hospitality jobs',
      'Request form, manager script and letters for every step of a leave',
      'A drafting note at each choice that is yours to make, with what follows from it',
      'Each statement about law with its source and its as-of date',
    ],
    whoItsFor: [
      'Owners and office managers who have to put the program into practice',
      'Payroll administrators who deduct and report premiums',
      'Bookkeepers and consultants who look after Minnesota employers',
    ],
    notIncluded: [
      'The state’s own poster and sample notice, which are free from DEED',
      'A private (equivalent) plan itself, and its application to the state',
      notLegalAdviceItem,
    ],
    releaseDate: '2026-11-21',
    metaDescription:
      'Minnesota Paid Leave policy, notices and forms for small employers, in Word, Google Docs and PDF, with sources and as-of dates. 30-day money-back guarantee.',
  },
  'core-hr': {
    ...packLabels['core-hr'],
    sku: 'core-hr',
    subtitle:
      'The handbooks and the everyday policies for Minnesota and Wisconsin employers, written to be read by the people they are for.',
    audience: 'Businesses with 5 to 50 employees',
    features: [
      'Two employee handbooks, for Minnesota and for Wisconsin, that you can issue after an afternoon of filling in',
      'Policies on equal opportunity, PTO, attendance, conduct, breaks and performance, and a leave request form, for each state',
      'The Wisconsin leave and time-off kit is part of the pack',
      'A hiring set for each state: offer letter, application, job description, interview guide, background consent, first-day forms and onboarding checklist',
      'Accommodation forms, records and letters for disability, pregnancy, lactation and religion',
      'Federal clauses for a handbook, beside each state’s rules',
      'A confidentiality form for each state that leaves talk about pay and working conditions free',
      'Acknowledgment pages for everything that has to be signed',
    ],
    whoItsFor: [
      'Employers who hire their first manager and need rules written down',
      'Companies in both states that want one voice and two sets of rules',
      'HR generalists who would rather edit than start from a blank page',
    ],
    notIncluded: [
      'Policies for states other than Minnesota and Wisconsin',
      'Benefit plan documents',
      notLegalAdviceItem,
    ],
    releaseDate: '2026-11-21',
    metaDescription:
      'Employee handbooks and core HR policies for Minnesota and Wisconsin small businesses, in Word, Google Docs and PDF. 30-day money-back guarantee.',
  },
  'payroll-ops': {
    ...packLabels['payroll-ops'],
    sku: 'payroll-ops',
    subtitle:
      'Wage notices, timesheets, pay calendars, final pay and year-end for employers who run payroll in-house.',
    audience: 'Businesses that run payroll in-house',
    features: [
      'Pay calendars for 2026 and 2027 as Excel files, with bank holidays and deadlines worked out',
      'Minnesota wage notice at hire, ready to fill in and sign',
      'Final pay checklist for Minnesota, with the days that count',
      'Timesheets in Excel for both states: overtime, sick and safe time, meal periods and tips',
      'Direct deposit and deduction forms for both states, payroll change forms and garnishment steps',
      'Trackers in Excel for federal tax deposits, leave balances, expenses and the W-2 year-end',
    ],
    whoItsFor: [
      'Payroll administrators and bookkeepers',
      'Owners who press the payroll button themselves',
      'Practices that prepare payroll for small clients',
    ],
    notIncluded: ['Payroll software or tax filing', 'Tax advice', notLegalAdviceItem],
    releaseDate: '2026-11-21',
    metaDescription:
      'Payroll policies, wage notices and Excel pay calendars for 2026 and 2027 for Minnesota and Wisconsin employers. 30-day money-back guarantee.',
  },
  'micro-templates': {
    ...packLabels['micro-templates'],
    sku: 'micro-templates',
    subtitle:
      'Short notices, forms and emails for employers who need a notice today, not a handbook next month.',
    audience: 'Businesses with fewer than 10 employees',
    features: [
      'Notices and forms of two or three pages, ready in ten minutes',
      'Versions for Minnesota and for Wisconsin where the rules differ',
      'Email texts for the conversations nobody likes to start',
      'The same fill-in fields as the large packs',
    ],
    whoItsFor: ['The smallest employers', 'Anybody who has to answer an employee’s question this week'],
    notIncluded: ['A handbook', 'Excel calendars', notLegalAdviceItem],
    releaseDate: '2026-11-21',
    metaDescription:
      'Short HR notices, forms and email templates for the smallest Minnesota and Wisconsin employers. 30-day money-back guarantee.',
  },
};

export const howToUse = [
  {
    title: 'Download',
    text: 'The link comes by email within minutes. Your files stay available in your account.',
  },
  {
    title: 'Fill in',
    text: 'Type your company’s name once in Word and it changes everywhere; or let your company profile fill all files.',
  },
  {
    title: 'Decide',
    text: 'Go through the drafting notes. Each one says what the choice is and what follows from it.',
  },
  { title: 'Issue', text: 'Announce the policy, collect the acknowledgments, and keep both.' },
] as const;

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The eight questions of every product page. */
export const productQuestions: readonly Question[] = [
  {
    question: 'How do I get the files?',
    answer:
      'By email, usually within 5 to 10 minutes of paying. The link in the mail opens your order; you can also sign up with the same address and find everything in your account.',
  },
  {
    question: 'Which formats do I get?',
    answer:
      'Word with real fill-in fields, a version made for Google Docs, and a fillable PDF of each document. Calendars and trackers also come as Excel files.',
  },
  {
    question: 'Can I change the text?',
    answer:
      'Yes. The files are yours to edit. Company names and other details are fields; change one and it changes everywhere in the document.',
  },
  {
    question: 'Is this legal advice?',
    answer:
      'No. The templates are educational information. Statements about law carry their source and an as-of date; have important policies reviewed by counsel.',
  },
  {
    question: 'Who may use them?',
    answer:
      'A license covers one organization’s internal use, for any number of its employees. Resale and redistribution are not allowed.',
  },
  {
    question: 'What if it is not what I need?',
    answer:
      'There is a 30-day money-back guarantee. Write to us with your order number and you get your money back; the license then ends.',
  },
  {
    question: 'What happens when the law changes?',
    answer:
      'We review the files and publish new versions. Your account shows which version you have and when a file changed after your last download.',
  },
  {
    question: 'I did not receive anything. What now?',
    answer:
      'Look into the spam folder first. Then use Find my order: it mails a link to the address you bought with. If that does not help, write to us.',
  },
];
