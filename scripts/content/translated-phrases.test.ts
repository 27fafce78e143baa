import { expect, it } from 'vitest';
import { findTranslatedPhrases } from './translated-phrases';

it.each([
  ['The rule is in force since 2024.', 'in force since'],
  ['Nobody is obliged to answer.', 'Nobody'],
  ['Pay the leaver on Friday.', 'leaver'],
  ['Hand in the form.', 'Hand in'],
  ['Where they differ, the supplement counts.', 'supplement counts'],
  ['Keep medical and I-9 papers apart.', 'papers'],
  ['Answer when the paper says so.', 'the paper says'],
  ['There is a court paper about wages.', 'court paper'],
  ['## Changes for health, pregnancy, milk or religion', 'pregnancy, milk'],
  ['We give more for pregnancy and milk.', 'pregnancy and milk'],
  ['| Milk | PUMP Act | Paid breaks |', '| Milk'],
  ['**Milk.** The room is yours.', '*Milk'],
  ['None about family, faith or age.', 'faith'],
  ['A co-worker or a customer does it.', 'co-worker'],
  ['Help from a colleague', 'colleague'],
  ['- [ ] Insurers told on: ____________________', 'told on:'],
  ['The form, to be had from the agency', 'to be had from'],
  ['We look with you for something that works.', 'look with you for'],
  ['Pay after the deduction looked at with the minimum wage in mind', 'looked at with the minimum wage in mind'],
  ['Ask HR before you fill the place for good.', 'fill the place'],
  ['### Clause 8. Right to work', '### Clause 8. Right to work'],
  ['Dear ____________________\n\nYour pay was late.', 'Dear ____________________'],
])('finds in “%s” what a translator writes', (text, phrase) => {
  expect(findTranslatedPhrases(text)).toEqual([expect.stringContaining(`"${phrase}" (better: `)]);
});

it.each([
  'The supplement counts as part of the handbook. Hand it to the employee.',
  'The wallpaper, the newspapers, and the W-2 on paper',
  'A paper check or a paper copy. Paper is shredded. Boxes of paper weigh 30 pounds.',
  'Military discharge papers, shipping papers, and working papers for a minor',
  'You may express milk in a private room, and keep milk cold.',
  '| Milk delivery | Monday |',
  'A report in good faith to a faith-based employer',
  'Wisconsin is a right-to-work state.\n\n## Right-to-work laws',
  'Dear ____________________:\n\nDear team:',
  'Tell the agency in 10 days. {law wi-support-leaver-days}',
])('leaves alone what a US editor writes as well: %s', (text) => {
  expect(findTranslatedPhrases(text)).toEqual([]);
});
