import type { Industry } from './industry';

export const professionalServices: Industry = {
  slug: 'professional-services',
  name: 'Professional Services',
  buyers: 'firms',
  training: 'Half an hour with the partners and team leads who approve time off is enough.',
  title: 'HR policy templates for professional services',
  lead: 'Law, accounting, design and consulting offices pay salaries and expect judgment. What they lack is the paper behind both: exemption, remote work, leave and a handbook that sounds like them.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin offices: exempt salaries, remote work across states, leave and handbooks, with sources and as-of dates.',
  reasons: [
    {
      title: 'Salaries examined',
      text: 'The hiring lists settle exempt or not before the first day, and not after three years of overtime.',
      documents: ['mn-onboarding-checklist', 'wi-new-hire-plan'],
    },
    {
      title: 'Remote by default',
      text: 'A remote work agreement that names the place of work, because leave, sick time and wages follow it.',
      documents: ['mn-remote-work-policy'],
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
    {
      text: 'A hiring list that asks for duties and salary basis at the offer, and a notice that states the exemption. {{mn-exemption-on-notice}}',
      documents: ['mn-onboarding-checklist', 'mn-wage-notice-at-hire'],
    },
    {
      text: 'An agreement with the address of the workplace, the rule to ask before working from another state, and the Wisconsin pages for whoever has moved.',
      documents: ['mn-remote-work-policy', 'wi-handbook-supplement'],
    },
    {
      text: 'A note beside the overtime section that tells where a handbook from elsewhere goes wrong in Wisconsin.',
      documents: ['wi-handbook-supplement'],
    },
    {
      text: 'A handbook that asks for no such clause and has a section on private information, and a hiring list that checks the offer for it.',
      documents: ['employee-handbook-mn', 'mn-onboarding-checklist'],
    },
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
