/** What a placeholder asks for; a template's own placeholders use the same kinds. */
export const placeholderKinds = ['text', 'date', 'number', 'choice', 'paragraph'] as const;
export type PlaceholderKind = (typeof placeholderKinds)[number];

export interface PlaceholderField {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly example: string;
  readonly kind: PlaceholderKind;
  /** Only for kind `choice`. */
  readonly options?: readonly string[];
  /** The example is an answer that most companies can keep; it is used until they give another. */
  readonly suggested?: boolean;
  /** Only for the profile: the answer that is used where this one stays empty, and how a reader is told so. */
  readonly whenEmpty?: { readonly from: string; readonly words: string };
}

/**
 * The fields a buyer answers once; every template may use them by key. Dates are ISO (2026-01-01), numbers plain.
 * The order is the order of the form on /account.
 */
export const companyProfileFields: readonly PlaceholderField[] = [
  {
    key: 'company_name',
    label: 'Company name',
    help: 'The legal name, as on your tax forms.',
    example: 'Lakeside Dental LLC',
    kind: 'text',
  },
  {
    key: 'company_short_name',
    label: 'Short name',
    help: 'How your policies call the company in running text.',
    example: 'Lakeside Dental',
    kind: 'text',
    whenEmpty: { from: 'company_name', words: 'your company name without LLC, Inc. and the like' },
  },
  {
    key: 'company_address',
    label: 'Mailing address',
    help: 'Street, city, state and ZIP code.',
    example: '120 Harbor Street, Duluth, MN 55802',
    kind: 'text',
  },
  {
    key: 'company_phone',
    label: 'Main phone number',
    help: 'The number employees call.',
    example: '218-555-0142',
    kind: 'text',
  },
  {
    key: 'employee_count',
    label: 'Number of employees',
    help: 'Everyone on payroll, part-time included. If you had 50 or more in 20 weeks of this or last year, give that number: laws on leave look back.',
    example: '24',
    kind: 'number',
  },
  {
    key: 'work_states',
    label: 'Where your people work',
    help: 'Documents of the other state, and parts that hinge on a state, are left out.',
    example: 'Minnesota',
    kind: 'choice',
    options: ['Minnesota', 'Wisconsin', 'Minnesota and Wisconsin'],
  },
  {
    key: 'minnesota_employees',
    label: 'Employees in Minnesota',
    help: 'Those of your employees who work there. Some duties start at a number in the state.',
    example: '24',
    kind: 'number',
  },
  {
    key: 'industry',
    label: 'What kind of business you are',
    help: 'Some rules are for one kind of workplace, such as the day of rest in stores and factories. If you are several, choose the one that most of your people work in.',
    example: 'Health care',
    kind: 'choice',
    options: [
      'Office or professional services',
      'Health care',
      'Restaurant, hotel or bakery',
      'Store',
      'Factory',
      'Building trades',
      'Something else',
    ],
  },
  {
    key: 'hr_contact_name',
    label: 'HR contact',
    help: 'The person employees go to with questions.',
    example: 'Maria Olson',
    kind: 'text',
  },
  {
    key: 'hr_contact_title',
    label: 'HR contact’s job title',
    help: 'For example Office Manager.',
    example: 'Office Manager',
    kind: 'text',
  },
  {
    key: 'hr_contact_email',
    label: 'HR contact’s email',
    help: 'A mailbox that somebody reads every working day.',
    example: 'maria@lakesidedental.example',
    kind: 'text',
  },
  {
    key: 'hr_contact_phone',
    label: 'HR contact’s phone',
    help: 'A direct number, if there is one.',
    example: '218-555-0143',
    kind: 'text',
    whenEmpty: { from: 'company_phone', words: 'your main phone number' },
  },
  {
    key: 'payroll_contact_name',
    label: 'Payroll contact',
    help: 'The person who answers questions about pay.',
    example: 'Ben Carter',
    kind: 'text',
    whenEmpty: { from: 'hr_contact_name', words: 'your HR contact' },
  },
  {
    key: 'payroll_contact_email',
    label: 'Payroll contact’s email',
    help: 'Where employees report pay errors.',
    example: 'payroll@lakesidedental.example',
    kind: 'text',
    whenEmpty: { from: 'hr_contact_email', words: 'your HR contact’s email' },
  },
  {
    key: 'owner_name',
    label: 'Owner or manager who signs',
    help: 'The person who approves policies.',
    example: 'Dana Lindqvist',
    kind: 'text',
  },
  {
    key: 'owner_title',
    label: 'Signer’s job title',
    help: 'For example Owner or President.',
    example: 'Owner',
    kind: 'text',
  },
  {
    key: 'effective_date',
    label: 'Effective date',
    help: 'The day your policies start to apply.',
    example: '2027-01-01',
    kind: 'date',
  },
  {
    key: 'pay_frequency',
    label: 'How often you pay',
    help: 'The schedule most employees are paid on.',
    example: 'Every two weeks',
    kind: 'choice',
    options: ['Every week', 'Every two weeks', 'Twice a month', 'Once a month'],
  },
  {
    key: 'workweek_start',
    label: 'Workweek starts on',
    help: 'The first day of your seven-day workweek for overtime.',
    example: 'Sunday',
    kind: 'choice',
    options: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  {
    key: 'payday',
    label: 'Usual payday',
    help: 'The weekday or dates of payday.',
    example: 'Friday',
    kind: 'text',
  },
  {
    key: 'benefit_year_start',
    label: 'Leave year starts on',
    help: 'The first day of your 12-month leave year.',
    example: 'January 1',
    kind: 'text',
  },
];

/** The parts of the form, in its order. */
export const companyProfileGroups: readonly { readonly title: string; readonly keys: readonly string[] }[] = [
  {
    title: 'What applies to you',
    keys: ['work_states', 'employee_count', 'minnesota_employees', 'industry'],
  },
  {
    title: 'Your company',
    keys: ['company_name', 'company_short_name', 'company_address', 'company_phone'],
  },
  {
    title: 'The people employees turn to',
    keys: [
      'hr_contact_name',
      'hr_contact_title',
      'hr_contact_email',
      'hr_contact_phone',
      'payroll_contact_name',
      'payroll_contact_email',
    ],
  },
  { title: 'Who signs, and from when it applies', keys: ['owner_name', 'owner_title', 'effective_date'] },
  { title: 'Pay and leave year', keys: ['pay_frequency', 'workweek_start', 'payday', 'benefit_year_start'] },
];
