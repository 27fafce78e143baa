import type { Industry } from './industry';

export const professionalServices: Industry = {
  slug: 'professional-services',
  name: 'Professional Services',
  title: 'HR policy templates for professional services',
  lead: 'Law, accounting, design and consulting offices pay salaries and expect judgement. What they lack is the paper behind both: exemption, remote work, leave and a handbook that sounds like them.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin offices: exempt salaries, remote work across states, leave and handbooks, with sources and as-of dates.',
  reasons: [
    {
      title: 'Salaries examined',
      text: 'The wage notice asks for the basis of each exemption, so the question is settled at hire and not after three years of overtime.',
    },
    {
      title: 'Remote by default',
      text: 'A remote work policy that names the state of work, because leave, sick time and wages follow it.',
    },
    {
      title: 'Edited, not rewritten',
      text: 'Plain style and drafting notes, for people who will want to change every sentence.',
    },
  ],
  challenges: [
    'Everybody is salaried, and nobody knows why. {{us-exemption-tests}}',
    'A consultant moved to Hudson and still has a Minnesota payroll. {{mn-pl-work-share}}',
    'The federal shortcut for high earners is used where it does not exist. {{wi-no-hce}}',
    'Old contracts carry a clause that is void. {{mn-noncompete-void}}',
  ],
  solutions: [
    'A wage notice with the exemption and its basis. {{mn-exemption-on-notice}}',
    'A remote work policy with a change-of-state form that reaches payroll.',
    'A timekeeping policy that treats an employee as hourly until the tests are met.',
    'An offer letter without the clause, and confidentiality in its place.',
  ],
  questions: [
    {
      question: 'Which salary makes an employee exempt in 2026?',
      answer: 'No salary does so alone. {{us-salary-level}}',
    },
    {
      question: 'Is there a shortcut for highly paid staff?',
      answer: 'Federally, at a level. {{us-salary-level-hce}} {{wi-no-hce}}',
    },
    {
      question: 'Do partners with 35 people have to post pay ranges?',
      answer: 'In Minnesota, yes. {{mn-pay-range-employees}}',
    },
    {
      question: 'Which leave law follows a remote employee?',
      answer:
        'In Minnesota the place of work decides. {{mn-pl-work-share}} Elsewhere ask that state’s agency.',
    },
    {
      question: 'Must deposits change when payroll grows?',
      answer: '{{us-deposit-threshold}} The lookback decides: {{us-deposit-schedules}}',
    },
  ],
};
