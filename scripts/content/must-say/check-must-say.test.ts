import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTemplate } from '../../../supabase/functions/_shared/documents/mod.ts';
import { lawDuties } from '../../../supabase/functions/_shared/law/duties.ts';
import { publisher } from '../../../supabase/functions/_shared/library/publisher.ts';
import { checkMustSay, dutyWords } from './check-must-say.ts';

/** What the check says of one duty when its document is changed. */
async function faultsAfter(key: string, change: (source: string) => string): Promise<string[]> {
  const duties = lawDuties.filter((duty) => duty.key === key);
  const name = duties[0]?.metBy?.template ?? '';
  const path = `content/templates/${name}.md`;
  const source = readFileSync(path, 'utf8');
  const changed = change(source);
  expect(changed, 'the change has to change something').not.toBe(source);
  const templates = new Map([[name, parseTemplate(changed, path, publisher)]]);
  const words = dutyWords[key];
  return checkMustSay(templates, duties, words && { [key]: words });
}

const replacing = (from: RegExp, to: string) => (source: string) => source.replace(from, to);
/** The section under a heading, down to the next one, only under a condition. */
const only = (heading: string, condition: string) => (source: string) =>
  source.replace(
    new RegExp(`(#+ (?:[\\d.]+ )?${heading}\\n[^]*?)(?=\\n#+ )`),
    `:::when ${condition}\n\n$1\n\n:::\n`,
  );

describe('what a section has to say for who owes the duty', () => {
  it.each([
    [
      'a section that is emptied',
      'mn-personnel-review',
      replacing(/(## 12\. Your file\n\n)[^]*?(?=\n## )/, '$1We keep a file.\n'),
    ],
    [
      'a notice that only large employers give',
      'mn-wage-disclosure-notice',
      only('Notice A\\. Your right to talk about wages', 'employee_count >= 500'),
    ],
    [
      'remedies that send the reader away',
      'mn-wage-disclosure-notice',
      replacing(/(\*\*Your remedies\.\*\*) If we break this law[^\n]*/, '$1 Ask a lawyer about your rights and remedies.'),
    ],
    ['an item that is deleted from a form', 'mn-wage-notice', replacing(/First payday: _+/, '')],
    [
      'a box that is gone from a disclosure',
      'mn-report-disclosure',
      replacing(/- \[ \] \*\*Send me a copy of the report\.\*\*\n/, ''),
    ],
    ['a longer time than the law gives', 'mn-dismissal-reason', replacing(/within 10 working days/g, 'within 20 working days')],
    [
      'a time that became a promise to hurry',
      'wi-personnel-file',
      replacing(/You see it within 7 working days/, 'You see it soon'),
    ],
    [
      'a rule that moved into a drafting note',
      'wi-final-pay-closing',
      replacing(/ \*\*Final pay is due within 24 hours\.\*\* Tell payroll[^\n]*/, '\n\n> **Drafting note.** Final pay is due within 24 hours.\n'),
    ],
    [
      'a rule that only the law box has',
      'us-return-from-service',
      replacing(/ Unless circumstances are unusual, you are back at work within two weeks of your application\./, ''),
    ],
    [
      'a duty that begins too late',
      'mn-dismissal-reason',
      only('If the employee asks for the reason', 'employee_count >= 20'),
    ],
  ])('finds %s', async (_, key, change) => {
    expect(await faultsAfter(key, change)).not.toEqual([]);
  });

  it('reports a duty without words, and words without a duty', async () => {
    const duty = lawDuties.filter(({ key }) => key === 'wi-jury');
    expect(await checkMustSay(new Map(), duty, { 'wi-nothing': { says: [] } })).toEqual([
      'wi-jury: nothing says what its section has to hold',
      'wi-nothing: it has words and is no duty that a document meets',
    ]);
  });
});
