import { expect, it } from 'vitest';
import { planAddress, planMail } from './plan-mail';

it('links to the questionnaire with every answer', () => {
  const answers = { state: ['MN', 'WI'], size: ['31'] };
  expect(planAddress('https://shop.example/which', answers)).toBe(
    'https://shop.example/which?state=MN&state=WI&size=31',
  );
});

it('mails what the list comes to, line by line', () => {
  const lines = [
    { name: 'Core HR Pack', price: '$99', share: '4 documents you need and 18 more' },
    { name: 'Micro-Templates & Checklists', price: '$29', share: '' },
  ];
  const mail = new URL(planMail(lines, '$128', 'https://shop.example/which?state=MN&size=31'));
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe(
    'Templates that we need: Core HR Pack, Micro-Templates & Checklists',
  );
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
    'The HR and payroll templates that we need, $128 in all:',
    '',
    '- Core HR Pack, $99',
    '  4 documents you need and 18 more',
    '',
    '- Micro-Templates & Checklists, $29',
    '',
    'The reasons, with their sources, and the way to buy them:',
    'https://shop.example/which?state=MN&size=31',
  ]);
});
