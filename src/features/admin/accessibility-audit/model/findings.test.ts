import type { AxeResults, Result } from 'axe-core';
import { expect, it } from 'vitest';
import { arrange, findingsOf, summarize } from './findings';

const result = (id: string, tag: string, impact: Result['impact'] = null): Result => ({
  id,
  tags: ['wcag2aa', tag],
  impact,
  help: `About ${id}`,
  helpUrl: `https://rules.example/${id}`,
  description: '',
  nodes: [{ target: ['main', 'p'], html: '', any: [], all: [], none: [] }],
});

const results = (changes: Partial<AxeResults>): AxeResults =>
  ({ violations: [], incomplete: [], passes: [], inapplicable: [], ...changes }) as unknown as AxeResults;

it('sorts by severity and type, scores the share of successes and lists each passed rule once', () => {
  const findings = [
    ...findingsOf(
      '/',
      results({
        violations: [
          result('color-contrast', 'cat.color', 'serious'),
          result('region', 'cat.keyboard', 'moderate'),
        ],
        passes: [result('image-alt', 'cat.text-alternatives')],
      }),
    ),
    ...findingsOf(
      '/pricing',
      results({
        incomplete: [result('label', 'cat.forms', 'critical')],
        passes: [result('image-alt', 'cat.text-alternatives'), result('button-name', 'cat.name-role-value')],
      }),
    ),
  ];
  expect(summarize(findings)).toEqual({ errors: 1, warnings: 2, successes: 3, score: 50 });
  const shown = arrange(findings).map(({ severity, type, rule, pages, elements }) => [
    severity,
    type,
    rule,
    pages.join(' '),
    elements.join(),
  ]);
  expect(shown).toEqual([
    ['error', 'contrast', 'color-contrast', '/', 'main p'],
    ['warning', 'keyboard', 'region', '/', 'main p'],
    ['warning', 'focus', 'label', '/pricing', 'main p'],
    ['success', 'alt-text', 'image-alt', '/ /pricing', ''],
    ['success', 'focus', 'button-name', '/pricing', ''],
  ]);
});

it('has no score without findings', () => {
  expect(summarize([])).toEqual({ errors: 0, warnings: 0, successes: 0, score: 0 });
});
