import { expect, it } from 'vitest';
import type { PlaceholderField } from '../contracts/company-profile.ts';
import { companyQuestions } from './company-questions.ts';

const field = (key: string, extra: Partial<PlaceholderField> = {}): PlaceholderField => ({
  key,
  label: key,
  help: '',
  example: '',
  kind: 'text',
  ...extra,
});
const template = (name: string, placeholders: PlaceholderField[], pack = 'core-hr-pack-wi') => ({
  path: `templates/${pack}/${name}.md`,
  title: name,
  package: pack,
  placeholders,
});
const keysOf = (templates: ReturnType<typeof template>[]) =>
  companyQuestions(templates).map(({ title, questions }) => [title, ...questions.map(({ key }) => key)]);

it('asks of the profile only what a template uses, and the name of the company in any case', () => {
  expect(keysOf([template('a', [field('payday')])])).toEqual([
    ['Your company', 'company_name'],
    ['Pay and leave year', 'payday'],
  ]);
});

it('asks once what the documents of a package share', () => {
  expect(keysOf([template('a', [field('days')]), template('b', [field('days'), field('more')])])).toEqual([
    ['Your company', 'company_name'],
    ['a', 'core-hr-pack-wi/days'],
    ['b', 'core-hr-pack-wi/more'],
  ]);
});

it('asks for each document where the choices differ, and for each package in any case', () => {
  const choice = (options: string[]) => field('rule', { kind: 'choice', options });
  expect(
    keysOf([
      template('a', [choice(['x', 'y'])]),
      template('b', [choice(['x', 'z'])]),
      template('c', [choice(['x', 'y'])], 'core-hr-pack-mn'),
    ]),
  ).toEqual([
    ['Your company', 'company_name'],
    ['a', 'core-hr-pack-wi/a/rule'],
    ['b', 'core-hr-pack-wi/b/rule'],
    ['c', 'core-hr-pack-mn/rule'],
  ]);
});
