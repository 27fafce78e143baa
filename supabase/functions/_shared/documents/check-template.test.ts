import { describe, expect, it } from 'vitest';
import { checkTemplate } from './check-template.ts';
import { testPublisher } from './testing/test-publisher.ts';
import { makeSource, richPlaceholders } from './testing/make-template.ts';
import type { SourceOptions } from './testing/make-template.ts';

function check(
  body: string,
  options: SourceOptions = {},
  path = 'content/templates/core-hr-pack-mn/sample-policy.md',
): string[] {
  return checkTemplate(makeSource(body, options), path, testPublisher).map(
    (problem) => `${String(problem.line)}: ${problem.message}`,
  );
}

describe('the content check', () => {
  it('finds nothing in a good file', () => {
    expect(check('## One\n\nText.\n\n### Two\n\nMore.\n\n## Three\n\nEnd.')).toEqual([]);
  });

  it.each<[string, string, SourceOptions, string]>([
    ['a skipped heading level', '## One\n\n#### Two', {}, '17: heading level skipped: level 4 after level 2'],
    ['a first heading that skips', '### One', {}, '15: heading level skipped: level 3 after level 1'],
    ['a second title', '## One\n\n# Two', {}, '17: a second level-1 heading: "Two"'],
    [
      'an unused declaration',
      'Text.',
      { placeholders: ['company_name: profile'] },
      '12: placeholder "company_name" is declared but never used',
    ],
    [
      'an unknown placeholder',
      'Text {{other}}.',
      {},
      '15: unknown placeholder {{other}}: declare it in the front matter',
    ],
    [
      'a heading of a placeholder alone',
      '## {{company_name}}',
      { placeholders: ['company_name: profile'] },
      '17: a heading cannot consist of a placeholder alone',
    ],
    ['a heading in a quotation', '> ## One', {}, '15: a heading cannot be inside a list or a quote'],
    [
      'a placeholder in a header row',
      '| {{company_name}} |\n|--|\n| x |',
      { placeholders: ['company_name: profile'] },
      "17: a placeholder cannot be in a table's header row",
    ],
    [
      'a placeholder in an address',
      '[x](https://example.com/{{company_name}})',
      { placeholders: ['company_name: profile'] },
      '17: a placeholder cannot be in the address of a link',
    ],
    ['fenced code', '```\ncode\n```', {}, '15: only a signature block may be fenced'],
    [
      'a law without its date',
      '> **The law.** It says so.',
      {},
      '15: a note on the law must name its "as of" date',
    ],
    ['a forbidden word', 'We are Compliant.', {}, '15: the word "Compliant" is not used in templates'],
    [
      'a package that is not the folder',
      'Text.',
      { matter: { package: 'mn-paid-leave-kit' } },
      '4: "package" is "mn-paid-leave-kit" but the file lies in "core-hr-pack-mn"',
    ],
    [
      'a summary without an end',
      'Text.',
      { matter: { summary: 'No end' } },
      '10: "summary" must be a sentence that ends with a full stop',
    ],
    ['a missing field', 'Text.', { matter: { summary: null } }, '2: missing field "summary"'],
    [
      'bullets outside the starter pack',
      'Text.',
      { extra: ['bullets: [a, b, c]'] },
      '11: "bullets" are only for these packages: starter-pack',
    ],
  ])('finds %s', (_name, body, options, message) => {
    expect(check(body, options)).toEqual([message]);
  });

  it.each(
    `Our sources hold the rule, not its details.
They name no duty in the sources.
This could not be confirmed in the material we read.
We could not confirm it.
We cannot verify it.
We couldn't verify the rule.
We could not read § 268B.085.
The rule was not verified.
Their terms were not confirmed.
The limit exists (details not verified; check § 103.455).
We did not verify these rules.
We have not yet confirmed the period.
We had no 2027 rate when this was written.
We found no rule on a fitness note.
We did not find a Wisconsin statute on it.
We did not have the state's rule on balances.
It follows the policy as far as we know.
It is commonly described as the shortest block.
No statewide rule on this was found.
We confirmed that the limit exists, not its details.
Not found as a state duty.`.split('\n'),
  )('finds the excuse in “%s”', (text) => {
    expect(check(text).join()).toMatch(
      /^15: "[^"]+" is an excuse: state the rule with its source, or say whom to ask/,
    );
  });

  it('finds an excuse in the help of a placeholder', () => {
    const placeholders = [
      'rest:',
      '  label: Rest',
      '  help: Not in our sources.',
      '  example: x',
      '  kind: text',
    ];
    expect(check('{{rest}}', { placeholders })).toEqual([
      '14: "our sources" is an excuse: state the rule with its source, or say whom to ask',
    ]);
  });

  it.each(
    `We read the records we could find, and each fact with its source.
You have not confirmed your return; call if you could not tell us.
We did not find a violation, and we confirm dates and job title.
A note that says that you could not work.
Ask the Department of Workforce Development before you deduct.`.split('\n'),
  )('lets “%s” pass', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('finds a title that differs from the heading', () => {
    const source = makeSource('Text.').replace('# Sample Policy', '# Another Policy');
    expect(
      checkTemplate(source, 'core-hr-pack-mn/x.md', testPublisher).map((problem) => problem.message),
    ).toEqual(['the level-1 heading "Another Policy" is not the title "Sample Policy"']);
  });

  it('finds a text without a title', () => {
    const source = makeSource('Text.').replace('# Sample Policy\n', '');
    expect(
      checkTemplate(source, 'core-hr-pack-mn/x.md', testPublisher).map((problem) => problem.message),
    ).toEqual(['the text must begin with a level-1 heading that repeats the title']);
  });

  it('reports everything at once, in the order of the file', () => {
    const lines = check('## One\n\n#### Two {{a}}\n\n<b>x</b>', {
      matter: { type: 'Poem' },
      placeholders: richPlaceholders,
    }).map((message) => Number(message.split(':')[0]));
    expect(lines.length).toBeGreaterThan(8);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
  });

  it('never throws', () => {
    for (const source of [
      '',
      '---',
      '---\n---\n',
      '---\n[]\n---\n',
      '---\na: [\n---\n',
      '\u0000',
      '---\nworkbook: 5\nplaceholders: []\n---\n# x',
    ]) {
      expect(checkTemplate(source, 'x.md', testPublisher).length).toBeGreaterThan(0);
    }
  });
});

describe('the check of a workbook', () => {
  const worksheet = (lines: string[]): SourceOptions => ({
    extra: ['workbook:', '  - name: Tracker', '    title: Title', ...lines.map((line) => `    ${line}`)],
  });
  const column = '- { header: A, key: a, kind: text, width: 20 }';

  it.each<[string, string[], string]>([
    [
      'an unknown column in a formula',
      [
        'empty_rows: 1',
        'columns:',
        column,
        "- { header: B, key: b, kind: formula, width: 9, formula: '[c]+1' }",
      ],
      'the formula names an unknown column "[c]"',
    ],
    [
      'a function that reaches outside',
      [
        'empty_rows: 1',
        'columns:',
        column,
        "- { header: B, key: b, kind: formula, width: 9, formula: 'HYPERLINK([a])' }",
      ],
      'the formula uses the function HYPERLINK, which a sheet may not use',
    ],
    [
      'another workbook in a formula',
      [
        'empty_rows: 1',
        'columns:',
        column,
        '- { header: B, key: b, kind: formula, width: 9, formula: "cmd|\'/c calc\'!A1" }',
      ],
      'the formula uses a sign that it may not use: "cmd|\'/c calc"',
    ],
    [
      'a count that does not say what it counts',
      [
        'empty_rows: 1',
        'columns:',
        column,
        '- { header: B, key: b, kind: date }',
        "totals: { b: 'COUNT([b])' }",
      ],
      'the total of "b" counts: give its formula with a unit, what it counts',
    ],
    [
      'a date with a format of its own',
      ['empty_rows: 1', 'columns:', '- { header: A, key: a, kind: date, format: yyyy }'],
      '"a" has a format but is not a number',
    ],
    ['a cell of no column', ['columns:', column, 'rows:', '  - { b: x }'], 'there is no column "b"'],
    [
      'a date that is none',
      ['columns:', '- { header: A, key: a, kind: date, width: 20 }', 'rows:', '  - { a: soon }'],
      '"a" must be a date such as 2027-01-04',
    ],
    [
      'a choice that is no option',
      [
        'columns:',
        '- { header: A, key: a, kind: choice, width: 20, options: [x, y] }',
        'rows:',
        '  - { a: z }',
      ],
      '"z" is not an option of "a"',
    ],
    ['two columns of one key', ['empty_rows: 1', 'columns:', column, column], 'two columns have the key "a"'],
    ['no rows', ['columns:', column], 'a sheet needs rows, empty_rows or rows_for'],
    [
      'an unknown schedule',
      ['pay_calendar: { year: 2027, schedule: daily, period_end_offset_days: 1, submit_days_before: 1 }'],
      '"workbook[1].pay_calendar.schedule" is "daily"; known are weekly, biweekly, semimonthly, monthly',
    ],
  ])('finds %s', (_name, lines, message) => {
    expect(check('Text.', worksheet(lines)).map((problem) => problem.replace(/^\d+: /, ''))).toContain(
      message,
    );
  });

  it('finds a name that Excel refuses', () => {
    const options = {
      extra: [
        'workbook:',
        '  - name: "Pay/2027"',
        '    title: T',
        '    empty_rows: 1',
        '    columns:',
        `      ${column}`,
      ],
    };
    expect(check('Text.', options).join()).toMatch(/cannot be a sheet's name/);
  });
});
