import { describe, expect, it } from 'vitest';
import { checkTemplate } from '../check-template.ts';
import { fillTemplate, type FillOptions } from '../fill.ts';
import { makeSource, makeTemplate } from '../testing/make-template.ts';
import { testPublisher } from '../testing/test-publisher.ts';
import { buildMarkdown } from '../text/render-markdown.ts';
import { combinationsOf } from './combinations.ts';

const placeholders = [
  'employee_count: profile',
  'pay_frequency: profile',
  'remote_work:',
  '  label: Remote work',
  '  help: Whether anybody works from home.',
  '  example: Never',
  '  kind: choice',
  '  options: [Never, Some days, Always]',
];
const used = '{{employee_count}} {{pay_frequency}} {{remote_work}}\n\n';

function text(
  body: string,
  values: Record<string, string>,
  options: FillOptions = { draftingNotes: 'hide' },
): string {
  const template = makeTemplate(body, { placeholders });
  return buildMarkdown(fillTemplate(template, 'company', values, options), undefined);
}

function problems(body: string): string[] {
  const source = makeSource(used + body, { placeholders });
  return checkTemplate(source, 'templates/core-hr-pack-mn/sample-policy.md', testPublisher).map(
    ({ message }) => message,
  );
}

const blocks = `
:::when employee_count >= 50

Federal leave applies.

:::otherwise

Federal leave does not apply.

:::
`;

describe('parts with conditions', () => {
  it('keeps the block that the answers choose, and marks it when they do not', () => {
    expect(text(blocks, { employee_count: '50' })).toContain('Federal leave applies');
    expect(text(blocks, { employee_count: '50' })).not.toContain('does not apply');
    expect(text(blocks, { employee_count: '49' })).not.toContain('Federal leave applies');
    expect(text(blocks, { employee_count: '1,200' })).not.toContain('does not apply');
    for (const open of ['', 'about fifty']) {
      const marked = text(blocks, { employee_count: open });
      expect(marked).toContain('Decide: Only if “Number of employees” is at least 50.');
      expect(marked).toMatch(/applies[^]+does not apply/);
    }
  });

  it('drops items, rows and sentences, and what they leave empty', () => {
    const body = `
- {when employee_count >= 50 && remote_work != "Never"} Large and remote.
- Always there, {when pay_frequency == "Every week"}weekly **of course**{otherwise}not weekly{end}.
  - {when employee_count < 5} Small.

| Who | What |
| --- | --- |
| {when employee_count >= 50 || remote_work in ["Always"]} Large | Leave |
| All | Pay |

{when employee_count < 5}Only for the smallest.{end}
`;
    const small = text(body, { employee_count: '3', pay_frequency: 'Every week', remote_work: 'Never' });
    expect(small).not.toMatch(/Large/);
    expect(small).toMatch(/weekly \*\*of course\*\*\./);
    expect(small).toMatch(/- Small[^]+smallest/);
    const large = text(body, { employee_count: '60', pay_frequency: 'Once a month', remote_work: 'Always' });
    expect(large).toMatch(/Large and remote[^]+not weekly[^]+\| Large \|/);
    expect(large).not.toMatch(/Small|smallest|when|end\b/);
  });

  it('takes a sentence with a condition in a row that has one of its own', () => {
    const body =
      '| a | b |\n| - | - |\n| {when employee_count >= 20} Row | Leave{when employee_count >= 50} for all{end} |\n| End | 1 |';
    expect(text(body, { employee_count: '50' })).toContain('| Row | Leave for all |');
    expect(text(body, { employee_count: '30' })).toContain('| Row | Leave |');
    expect(text(body, { employee_count: '3' })).not.toContain('Row');
  });

  it('lets an answer decide as soon as the others do not matter', () => {
    const body = ':::when employee_count >= 50 || remote_work == "Always"\n\nKept.\n\n:::\n\nRest.';
    expect(text(body, { employee_count: '60' })).not.toContain('Decide');
    expect(text(body, { employee_count: '10' })).toContain('Decide');
  });

  it('marks a part on the page where it begins, and its end only where no other part follows', () => {
    const part = (first: string, name: string): string =>
      `:::when pay_frequency == "${first}"\n\n<!-- page break -->\n\n${name}\n\n:::\n\n`;
    const body = `Text.\n\n${part('Every week', 'Weekly.')}${part('Once a month', 'Monthly.')}`;
    const template = makeTemplate(body, { placeholders });
    const { blocks: shown } = fillTemplate(template, 'blank', {}, { draftingNotes: 'show' });
    expect(shown.map((block) => (block.type === 'quote' ? (block.introduces ?? false) : block.type))).toEqual(
      ['paragraph', ...['pageBreak', true, 'paragraph'], ...['pageBreak', true, 'paragraph'], false],
    );
  });

  it('shows every part with what decides it in the working copy', () => {
    const copy = text(blocks, { employee_count: '10' }, { draftingNotes: 'show' });
    expect(copy).toMatch(/is at least 50\. With your answers the issue copy leaves this part out/);
    expect(copy).toMatch(/Federal leave applies[^]+this part stays[^]+does not apply/);
  });

  it('closes the gaps in section numbers and follows them in references, not in statutes', () => {
    const body = `
## 1. Start

See section 3 and Sections 2 and 3, section 181.9 and § 3.

:::when employee_count >= 50

## 2. Leave

Text.

### 2.1 More

Text.

:::

## 3. End

### 3.1 Last

Back to section 1.
`;
    const small = text(body, { employee_count: '3' });
    expect(small).toMatch(/## 2\. End[^]+### 2\.1 Last/);
    expect(small).toContain('See section 2 and');
    expect(small).toContain('section 181.9 and § 3');
    expect(text(body, { employee_count: '60' })).toMatch(/## 3\. End[^]+### 3\.1 Last/);
    expect(problems(body)).toEqual([
      expect.stringMatching(/refers to section 2, which is left out with employee_count = 49/),
    ]);
  });
});

describe('conditions that are wrong', () => {
  it.each([
    [':::when employees >= 50\n\nA.\n\n:::', /unknown placeholder "employees"|Unknown variable: employees/],
    [':::when employee_count >= "many"\n\nA.\n\n:::', /no such overload/],
    [':::when employee_count + 1\n\nA.\n\n:::', /answered with yes or no/],
    [':::when employee_count >=\n\nA.\n\n:::', /cannot be read/],
    [':::when remote_work == "Sometimes"\n\nA.\n\n:::', /"Sometimes" is not an option of "remote_work"/],
    [':::when employee_count >= 50\n\nA.', /not closed/],
    ['A.\n\n:::', /an end without/],
    [':::when employee_count >= 50\nA.\n\n:::', /needs an empty line/],
    ['A {when employee_count >= 50}b **c {end}d**.', /not closed/],
    [':::when employee_count >= 50\n\n:::when employee_count < 20\n\nA.\n\n:::\n\nB.\n\n:::', /never there/],
    [':::when employee_count >= 50\n\n:::when employee_count > 20\n\nA.\n\n:::\n\nB.\n\n:::', /always met/],
    ['## Leave\n\n:::when employee_count >= 50\n\nA.\n\n:::\n\n## End\n\nB.', /heading "Leave" has no text/],
  ])('%j', (body, message) => {
    expect(problems(body)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
  });

  it('finds nothing wrong with what is right', () => {
    expect(problems(blocks)).toEqual([]);
  });
});

it('meets every pair of values in fewer rows than all combinations', () => {
  const values = new Map(['a', 'b', 'c', 'd'].map((name) => [name, ['1', '2', '3', '4']]));
  const rows = combinationsOf(values);
  expect(rows.length).toBeLessThan(40);
  for (const [one, two] of [
    ['a', 'b'],
    ['b', 'd'],
    ['a', 'd'],
  ] as const) {
    expect(new Set(rows.map((row) => `${row[one] ?? ''}${row[two] ?? ''}`)).size).toBe(16);
  }
});
