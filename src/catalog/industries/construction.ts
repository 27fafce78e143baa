import type { Industry } from './industry';

export const construction: Industry = {
  slug: 'construction',
  name: 'Construction',
  buyers: 'builders',
  training: 'Half an hour with your foremen, at the shop or on the site, is enough.',
  title: 'HR policy templates for construction',
  lead: 'The costly question on a site is who is an employee. After it come overtime, records that survive an audit, and rules for crews without a desk.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin contractors: worker classification, overtime, records, new hires and leave, with sources and as-of dates.',
  reasons: [
    {
      title: 'Hired on paper',
      text: 'Once somebody is your employee, a list for each state names every paper, who gives it and by when.',
      documents: ['mn-onboarding-checklist', 'wi-new-hire-plan'],
    },
    {
      title: 'Time that can be shown',
      text: 'Time records, breaks and overtime in rules that a crew can keep, down to the correction that both sides sign.',
      documents: ['wi-hours-meals-rest-policy', 'mn-overtime-timekeeping-policy'],
    },
    {
      title: 'Paper that works outdoors',
      text: 'A wall notice on leave for the trailer. Every document also comes as a PDF to print and sign with a pen.',
      documents: ['leave-notices-and-emails'],
    },
  ],
  challenges: [
    'The list of conditions for a subcontractor has grown. {{mn-construction-contractor}}',
    'Getting it wrong is priced by the person. {{mn-misclassification-penalty}}',
    'Crews that work in two states have two sets of paydays and deductions. {{wi-pay-frequency}}',
    'Records are in the foreman’s truck. {{us-records-3-years}} {{us-records-2-years}}',
  ],
  solutions: [
    {
      text: 'No template decides that; the conditions and their source are on this page. For those who are employees, a hiring list that runs from the posting to day 90.',
      documents: ['mn-onboarding-checklist'],
    },
    {
      text: 'For everybody who is an employee after all, a notice with pay and status that both sides sign on the first day.',
      documents: ['mn-wage-notice-at-hire'],
    },
    {
      text: 'Paydays and deductions for Wisconsin on pages of their own, a pay calendar for each state, and a form for the deduction.',
      documents: [
        'wi-handbook-supplement',
        'mn-pay-calendar-2026-2027',
        'wi-payroll-calendar-2027',
        'wi-wage-deduction-authorization',
      ],
    },
    {
      text: 'A records policy that says what is kept, where, how long and who may see it, and a section on records for Minnesota.',
      documents: ['wi-payroll-records-policy', 'mn-overtime-timekeeping-policy'],
    },
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
