import { sizeOptions } from './plan-sizes';

/** The six questions. Their values appear in the URL. */
export const planQuestions = [
  {
    name: 'state',
    label: 'In which states do your people work?',
    isMultiple: true,
    options: [
      ['MN', 'Minnesota'],
      ['WI', 'Wisconsin'],
      ['CA', 'California'],
      ['NY', 'New York'],
      ['TX', 'Texas'],
      ['FL', 'Florida'],
      ['CO', 'Colorado'],
      ['IL', 'Illinois'],
      ['OH', 'Ohio'],
      ['PA', 'Pennsylvania'],
      ['other', 'Somewhere else'],
    ],
  },
  {
    name: 'size',
    label: 'How many employees?',
    isMultiple: false,
    options: sizeOptions,
  },
  {
    name: 'industry',
    label: 'What is your industry?',
    isMultiple: false,
    options: [
      ['restaurants', 'Restaurants'],
      ['retail', 'Retail'],
      ['construction', 'Construction'],
      ['real-estate', 'Real estate'],
      ['professional-services', 'Professional services'],
      ['other', 'Something else'],
    ],
  },
  {
    name: 'benefits',
    label: 'Do you give paid time off?',
    isMultiple: false,
    options: [
      ['written', 'Yes, with a written policy'],
      ['unwritten', 'Yes, but nothing is written'],
      ['none', 'No'],
    ],
  },
  {
    name: 'handbook',
    label: 'Do you have an employee handbook?',
    isMultiple: false,
    options: [
      ['current', 'Yes, reviewed this year'],
      ['old', 'Yes, an older one'],
      ['none', 'No'],
    ],
  },
  {
    name: 'payroll',
    label: 'Who runs payroll?',
    isMultiple: false,
    options: [
      ['in-house', 'We do, in-house'],
      ['provider', 'A payroll provider'],
    ],
  },
] as const;

export type PlanQuestion = (typeof planQuestions)[number]['name'];
