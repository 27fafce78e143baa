import { expect, it } from 'vitest';
import type { InterviewStep } from '../contracts/interview.ts';
import { makeTemplate, parseSource, makeSource } from '../documents/testing/make-template.ts';
import type { Template } from '../documents/mod.ts';
import { interviewFor } from './interview.ts';

const own = (key: string, extra: string[] = []): string[] => [
  `${key}:`,
  `  label: ${key}`,
  '  help: h',
  '  example: x',
  ...(extra.length > 0 ? extra : ['  kind: text']).map((line) => `  ${line.trim()}`),
];
const choice = (...options: string[]): string[] => ['kind: choice', `options: [${options.join(', ')}]`];

function template(
  name: string,
  placeholders: readonly string[][],
  { body, pack = 'core-hr-pack-mn', state = 'MN' }: { body?: string; pack?: string; state?: string } = {},
): Template {
  const keys = placeholders.map(([first = '']) => first.split(':')[0] ?? '');
  const source = makeSource(body ?? keys.map((key) => `{{${key}}}`).join(' '), {
    matter: { title: name, package: pack, states: `[${state}]` },
    placeholders: placeholders.flat(),
  });
  return parseSource(source, `templates/${pack}/${name}.md`);
}

const namesOf = (steps: readonly InterviewStep[]) =>
  steps.map(({ title, questions }) => [title, ...questions.map(({ key }) => key)]);
const keysOf = (templates: readonly Template[], answers: Record<string, string> = {}) =>
  namesOf(interviewFor(templates, answers).steps);

it('asks of the profile only what a template uses, and the name of the company in any case', () => {
  expect(keysOf([template('a', [['pay_frequency: profile']])])).toEqual([
    ['Your company', 'company_name'],
    ['Pay and leave year', 'pay_frequency'],
  ]);
});

it('asks once what the documents of a package share, and says which documents use it', () => {
  const templates = [template('a', [own('days')]), template('b', [own('days'), own('more')])];
  expect(keysOf(templates)).toEqual([
    ['Your company', 'company_name'],
    ['Shared by several documents', 'core-hr-pack-mn/days'],
  ]);
  expect(interviewFor(templates, {}).steps[1]?.questions[0]?.usedIn).toEqual(['a', 'b']);
  expect(namesOf(interviewFor(templates, {}).single)).toEqual([['b', 'core-hr-pack-mn/more']]);
});

it('asks for each document where the choices differ, and for each package in any case', () => {
  const templates = [
    template('a', [own('rule', choice('x', 'y'))]),
    template('b', [own('rule', choice('x', 'z'))]),
    template('c', [own('rule', choice('x', 'y'))], { pack: 'payroll-ops-pack-mn' }),
  ];
  expect(namesOf(interviewFor(templates, {}).single)).toEqual([
    ['a', 'core-hr-pack-mn/a/rule'],
    ['b', 'core-hr-pack-mn/b/rule'],
    ['c', 'payroll-ops-pack-mn/rule'],
  ]);
});

const leave = `{{employee_count}}

:::when employee_count >= 50

## Federal leave

Ask {{leave_contact}}.

> **Drafting note.** Ask your carrier about the form.

:::

> **Drafting note.** Choose a color.
`;

it('skips the question of a part that is left out, and says what is left out and why', () => {
  const policy = template('a', [['employee_count: profile'], own('leave_contact')], { body: leave });
  const small = interviewFor([policy], { employee_count: '12' });
  expect(small.steps.flatMap(({ questions }) => questions.map(({ key }) => key))).toEqual([
    'employee_count',
    'company_name',
  ]);
  expect(small.documents).toEqual([
    {
      path: 'templates/core-hr-pack-mn/a.md',
      title: 'a',
      open: 0,
      leftOut: [{ text: 'Federal leave', because: '“Number of employees” is at least 50' }],
      decisions: ['Choose a color.'],
      calls: [],
    },
  ]);
  const large = interviewFor([policy], { employee_count: '60' });
  expect(large.documents[0]).toMatchObject({
    open: 1,
    leftOut: [],
    calls: ['Ask your carrier about the form.'],
  });
  expect(namesOf(large.single)).toEqual([['a', 'core-hr-pack-mn/leave_contact']]);
  expect(small.single).toEqual([]);
  expect(large.steps[0]?.questions[0]).toMatchObject({ key: 'employee_count', decides: true });
});

it('asks for the state where there are documents of two, and leaves out those of the other', () => {
  const templates = [
    template('a', [own('days')]),
    template('b', [own('more')], { pack: 'core-hr-pack-wi', state: 'WI' }),
  ];
  expect(keysOf(templates)[0]).toEqual(['What applies to you', 'work_states']);
  const there = interviewFor(templates, { work_states: 'Minnesota' });
  expect([there.documents.map(({ title }) => title), there.otherStates]).toEqual([['a'], ['b']]);
  expect(interviewFor(templates, { work_states: 'Minnesota and Wisconsin' }).otherStates).toEqual([]);
});

it('keeps apart what a sound suggestion answers, and does not count it as open', () => {
  const policy = template('a', [own('days', ['kind: text', 'suggested: true']), own('name')]);
  const interview = interviewFor([policy], {});
  expect(interview.suggestions).toMatchObject([{ title: 'a', questions: [{ key: 'core-hr-pack-mn/days' }] }]);
  expect(namesOf(interview.single)).toEqual([['a', 'core-hr-pack-mn/name']]);
  expect(interview.documents[0]?.open).toBe(1);
});

it('asks for what another answer stands in for only if that one is not asked', () => {
  const alone = interviewFor([template('a', [own('payroll_contact_name')])], {});
  expect(alone.steps.flatMap(({ questions }) => questions.map(({ key }) => key))).toContain(
    'payroll_contact_name',
  );
  const both = [template('a', [own('payroll_contact_name'), ['hr_contact_name: profile']])];
  expect(keysOf(both)).toEqual([
    ['Your company', 'company_name'],
    ['The people employees turn to', 'hr_contact_name'],
  ]);
  expect(namesOf(interviewFor(both, {}).suggestions)).toEqual([
    ['The people employees turn to', 'payroll_contact_name'],
  ]);
  expect(interviewFor(both, { company_name: 'A', hr_contact_name: 'Maria' }).documents[0]?.open).toBe(0);
});

it('takes a template without any question', () => {
  expect(interviewFor([makeTemplate('Text.')], {}).documents[0]?.open).toBe(0);
});
