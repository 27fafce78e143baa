import type { Industry } from './industry';

export const realEstate: Industry = {
  slug: 'real-estate',
  name: 'Real Estate',
  title: 'HR policy templates for real estate',
  lead: 'A brokerage has agents who run their own business and an office that does not. The documents have to keep the two apart on every page.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin brokerages and property managers: agents and office staff, on-call time, commissions, leave, with sources.',
  reasons: [
    {
      title: 'Office staff first',
      text: 'Handbook, leave and wage documents address employees by definition and say in one line that agents are outside.',
    },
    {
      title: 'Property managers included',
      text: 'Timekeeping rules for caretakers and on-call weeks, which an office policy never mentions.',
    },
    {
      title: 'Small-office size',
      text: 'Short notices for the broker with three employees and forty agents.',
    },
  ],
  challenges: [
    'Independent agents ask whether the state’s leave program covers them. {{mn-pl-opt-in}}',
    'One assistant works for two agents and the office, and nobody is the employer on paper. {{mn-contractor-test}}',
    'Commission staff leave in the middle of a sale. {{wi-commission}}',
    'A caretaker is called out at night and the hours are never written down. {{us-overtime-hours}}',
  ],
  solutions: [
    'A policy that covers employees and tells independent people where they may opt in by themselves.',
    'An offer letter and a wage notice that name one employer. {{mn-wage-notice}}',
    'Separation checklists that ask for open commissions on the first page.',
    'A timekeeping policy with a call-out line, signed each week.',
  ],
  questions: [
    {
      question: 'Are independent agents covered by Minnesota Paid Leave?',
      answer: 'Not unless they opt in. {{mn-pl-opt-in}} Office employees are covered: {{mn-pl-covered}}',
    },
    {
      question: 'Does our office of four owe sick and safe time?',
      answer: 'If the people work in Minnesota. {{mn-esst-covered-hours}}',
    },
    {
      question: 'What has to be in the wage notice of a new assistant?',
      answer: '{{mn-wage-notice-content}}',
    },
    {
      question: 'Is a salaried property manager exempt from overtime?',
      answer: 'Not by the salary alone. {{us-exemption-tests}} {{us-salary-level}}',
    },
    {
      question: 'May we stop former staff from joining a competitor?',
      answer: 'Not by an agreement of the kind that most offices used. {{mn-noncompete-void}}',
    },
  ],
};
