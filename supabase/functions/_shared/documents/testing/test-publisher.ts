import type { PlaceholderField } from '../placeholder.ts';
import type { Publisher } from '../publisher.ts';

const text = (key: string, label: string, example: string): PlaceholderField => ({
  key,
  label,
  help: '',
  example,
  kind: 'text',
});

/** The tests' own publisher, so that the tests of this library need nothing from the program around it. */
export const testPublisher: Publisher = {
  name: 'Northstar HR',
  legalName: 'Northstar HR',
  disclaimer: 'Educational information only, not legal advice.',
  guarantee: '30-day money-back guarantee.',
  bulletPackages: ['starter-pack'],
  profileFields: [
    {
      ...text('company_name', 'Company name', 'Lakeside Dental LLC'),
      help: 'The legal name, as on your tax forms.',
    },
    text('company_short_name', 'Short name', 'Lakeside Dental'),
    { ...text('employee_count', 'Number of employees', '24'), kind: 'number' },
    text('hr_contact_name', 'HR contact', 'Maria Olson'),
    text('owner_name', 'Owner or manager who signs', 'Dana Lindqvist'),
    text('owner_title', 'Signer’s job title', 'Owner'),
    { ...text('effective_date', 'Effective date', '2027-01-01'), kind: 'date' },
    {
      ...text('pay_frequency', 'How often you pay', 'Every two weeks'),
      kind: 'choice',
      options: ['Every week', 'Every two weeks', 'Twice a month', 'Once a month'],
    },
  ],
};
