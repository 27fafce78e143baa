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
    help: 'Everyone on payroll, part-time included.',
    example: '24',
    kind: 'number',
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
    label: 'HR contact’s e-mail',
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
  },
  {
    key: 'payroll_contact_name',
    label: 'Payroll contact',
    help: 'The person who answers questions about pay.',
    example: 'Ben Carter',
    kind: 'text',
  },
  {
    key: 'payroll_contact_email',
    label: 'Payroll contact’s e-mail',
    help: 'Where employees report pay errors.',
    example: 'payroll@lakesidedental.example',
    kind: 'text',
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
    title: 'Your company',
    keys: ['company_name', 'company_short_name', 'company_address', 'company_phone', 'employee_count'],
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
