import type { Industry } from './industry';

export const construction: Industry = {
  slug: 'construction',
  name: 'Construction',
  title: 'HR policy templates for construction',
  lead: 'The costly question on a site is who is an employee. After it come overtime, records that survive an audit, and rules for crews without a desk.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin contractors: worker classification, overtime, records, new hires and leave, with sources and as-of dates.',
  reasons: [
    {
      title: 'Employee or not, first',
      text: 'The onboarding plan asks the classification question before the first day, with the file that answers it.',
    },
    {
      title: 'Time that can be shown',
      text: 'Timekeeping and overtime policies for crews that start at the shop and end on a site.',
    },
    {
      title: 'Paper that works outdoors',
      text: 'Forms with large fields, signature lists by crew, notices to hang in the trailer.',
    },
  ],
  challenges: [
    'The list of conditions for a subcontractor has grown. {{mn-construction-contractor}}',
    'Getting it wrong is priced by the person. {{mn-misclassification-penalty}}',
    'Crews that work in two states have two sets of paydays and deductions. {{wi-pay-frequency}}',
    'Records are in the foreman’s truck. {{us-records-3-years}} {{us-records-2-years}}',
  ],
  solutions: [
    'A hiring step that collects what each condition asks, before work begins.',
    'An offer letter and a wage notice for everybody who is an employee after all.',
    'Separate payroll calendars and wage documents for Minnesota and Wisconsin.',
    'A payroll records policy that says what is kept, where, and how long.',
  ],
  questions: [
    {
      question: 'When is a construction worker in Minnesota an independent contractor?',
      answer: '{{mn-construction-contractor}} One missing condition is enough to make an employee.',
    },
    {
      question: 'Does the older test still matter?',
      answer: 'Outside the building trades. {{mn-contractor-test}}',
    },
    { question: 'When does overtime begin?', answer: '{{us-overtime-hours}}' },
    {
      question: 'How fast must a new hire be reported?',
      answer: '{{mn-new-hire-days}} {{wi-new-hire-days}}',
    },
    {
      question: 'Does Minnesota Paid Leave cover a crew member from Superior?',
      answer: 'It depends on where the work is done. {{mn-pl-work-share}}',
    },
  ],
};
