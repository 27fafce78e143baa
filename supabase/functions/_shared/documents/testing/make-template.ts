import { parseTemplate } from '../parse-template.ts';
import type { Template } from '../template.ts';
import { testPublisher } from './test-publisher.ts';

const matter = {
  title: 'Sample Policy',
  type: 'Policy Document',
  package: 'core-hr-pack-mn',
  order: '1',
  version: '"1.0"',
  states: '[MN]',
  last_reviewed: '2026-11-21',
  law_as_of: '2026-11-21',
  summary: 'A policy for tests.',
};

export interface SourceOptions {
  /** Fields of the front matter to replace, or to leave out with null. */
  readonly matter?: Readonly<Record<string, string | null>>;
  /** Lines under `placeholders:`, without their indentation. */
  readonly placeholders?: readonly string[];
  /** Further lines of front matter, as they are. */
  readonly extra?: readonly string[];
}

/** The source of a template: `body` follows the title. */
export function makeSource(body: string, options: SourceOptions = {}): string {
  const fields: Record<string, string | null> = { ...matter, ...options.matter };
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${value}`],
  );
  const placeholders = options.placeholders ?? [];
  if (placeholders.length > 0) lines.push('placeholders:', ...placeholders.map((line) => `  ${line}`));
  lines.push(...(options.extra ?? []));
  return `---\n${lines.join('\n')}\n---\n\n# ${fields['title'] ?? 'Sample Policy'}\n\n${body}\n`;
}

/** Reads a source for the publisher of the tests. */
export function parseSource(source: string, path = 'templates/core-hr-pack-mn/sample-policy.md'): Template {
  return parseTemplate(source, path, testPublisher);
}

export function makeTemplate(body: string, options: SourceOptions = {}): Template {
  return parseSource(makeSource(body, options));
}

/** A template that uses every construct, with a placeholder of every kind. */
export function richTemplate(): Template {
  return makeTemplate(richBody, { placeholders: richPlaceholders, extra: richWorkbook });
}

export const richPlaceholders = [
  'company_name: profile',
  'company_short_name: profile',
  'hr_contact_name: profile',
  'effective_date: profile',
  'employee_count: profile',
  'pay_frequency: profile',
  'own_rules:',
  '  label: Rules of your own',
  '  help: Two or three sentences.',
  '  example: Enter leave on the day it is taken.',
  '  kind: paragraph',
];

const richWorkbook = [
  'workbook:',
  '  - name: Tracker',
  '    title: Tracker of {{company_name}}',
  '    columns:',
  '      - { header: Name, key: name, kind: text, width: 20 }',
  '      - { header: Sent, key: sent, kind: date, width: 12 }',
  '      - { header: Kind, key: kind, kind: choice, width: 12, options: [Policy, Form], highlight: { Form: good } }',
  '      - { header: Amount, key: amount, kind: money, width: 12 }',
  '      - { header: Days, key: days, kind: formula, width: 10, formula: \'IF([sent]="","",TODAY()-[sent])\', result: number }',
  '      - { header: Due, key: due, kind: formula, width: 12, formula: \'IF([sent]="","",[sent]+14)\', result: date }',
  '    rows:',
  '      - { name: "{{hr_contact_name}}", sent: 2027-01-04, kind: Form, amount: 12.5 }',
  '    empty_rows: 3',
  '    total_label: Total amount',
  `    totals: { kind: { formula: 'COUNTIF([kind],"Form")', unit: forms }, amount: 'SUM([amount])' }`,
];

const richBody = `{{company_name}} begins on {{effective_date}} with {{employee_count}} people, paid {{pay_frequency}}.

## 1. Rules

It says **who**, *when* and ~~why~~ in \`code\`; see [the agency](https://www.dol.gov/) or [write](mailto:hr@example.com).[^1]

- one
- two of {{company_short_name}}
  - deeper
    1. third level

1. first

   continued

2. second

- [ ] open {{hr_contact_name}}
- [x] done

> **The law.** As of November 21, 2026.

> **Drafting note.** Choose:
>
> - this
> - that

> A quotation.

### 1.1 Table

| Step | Who | When |
|:--|:-:|--:|
| Notice of {{company_name}} | {{hr_contact_name}} | 5 days |
| Answer | | |

{{own_rules}}

---

<!-- page break -->

## 2. Form

Name: ____________________

From ________ to ________ in words.

\`\`\`signature
Employee
{{hr_contact_name}}
\`\`\`

[^1]: The note says more about {{company_short_name}}.`;
