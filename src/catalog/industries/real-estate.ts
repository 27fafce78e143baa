import type { Industry } from './industry';

export const realEstate: Industry = {
  slug: 'real-estate',
  name: 'Real Estate',
  buyers: 'brokers',
  training: 'Half an hour with whoever runs the office or leads the property managers is enough.',
  title: 'HR policy templates for real estate',
  lead: 'A brokerage has agents who run their own business and an office that does not. The documents have to keep the two apart on every page.',
  description:
    'HR and payroll policies for Minnesota and Wisconsin brokerages and property managers: agents and office staff, on-call time, commissions, leave, with sources.',
  reasons: [
    {
      title: 'Office staff first',
      text: 'Handbook and supplement say at the top whom they cover: your employees, and nobody else.',
      documents: ['employee-handbook-mn', 'wi-handbook-supplement'],
    },
    {
      title: 'Property managers included',
      text: 'Rules for time worked away from the clock and for waiting on call, which an office policy never mentions.',
      documents: ['mn-overtime-timekeeping-policy'],
    },
    {
      title: 'Small-office size',
      text: 'Short notices for the broker with three employees and forty agents.',
      documents: ['wi-leave-policy-poster', 'mn-rest-meal-break-notice'],
    },
  ],
  challenges: [
    'Independent agents ask whether the state’s leave program covers them. {{mn-pl-opt-in}}',
    'One assistant works for two agents and the office, and nobody is the employer on paper. {{mn-contractor-test}}',
    'Commission staff leave in the middle of a sale. {{wi-commission}}',
    'A caretaker is called out at night and the hours are never written down. {{us-overtime-hours}}',
  ],
  solutions: [
    {
      text: 'A policy that says whom the program covers, with a note that independent people may opt in by themselves.',
      documents: ['mn-paid-leave-policy'],
    },
    {
      text: 'A notice at hire that begins with the legal name of one employer. {{mn-wage-notice}}',
      documents: ['mn-wage-notice-at-hire'],
    },
    {
      text: 'A checklist for each state whose calculation of the final pay has a line for commission earned.',
      documents: ['wi-separation-checklist', 'mn-final-pay-checklist'],
    },
    {
      text: 'A sheet for hours worked away from the clock, filled in on the day, and a slip for overtime that nobody could ask for beforehand.',
      documents: ['mn-overtime-timekeeping-policy', 'wi-overtime-request-record'],
    },
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
