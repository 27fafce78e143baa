import type { AxeResults, Result } from 'axe-core';

export const severities = ['error', 'warning', 'success'] as const;
export type Severity = (typeof severities)[number];
export const findingTypes = ['contrast', 'alt-text', 'focus', 'keyboard'] as const;
export type FindingType = (typeof findingTypes)[number];

/** The result of an axe-core rule: a violation on one page, or a pass on all pages that it checked. */
export interface Finding {
  readonly severity: Severity;
  readonly type: FindingType;
  readonly rule: string;
  readonly message: string;
  /** URL of axe-core's explanation of the rule. */
  readonly help: string;
  readonly pages: readonly string[];
  /** Selectors of the elements. */
  readonly elements: readonly string[];
}

const mostElements = 10;

/** axe-core has more categories than the audit has types: each maps to the closest type. */
const typeOfCategory: Readonly<Record<string, FindingType>> = {
  'cat.color': 'contrast',
  'cat.sensory-and-visual-cues': 'contrast',
  'cat.text-alternatives': 'alt-text',
  'cat.time-and-media': 'alt-text',
  'cat.language': 'alt-text',
  'cat.tables': 'alt-text',
  'cat.forms': 'focus',
  'cat.aria': 'focus',
  'cat.name-role-value': 'focus',
  'cat.keyboard': 'keyboard',
  'cat.structure': 'keyboard',
  'cat.semantics': 'keyboard',
};

function typeOf(tags: readonly string[]): FindingType {
  const category = tags.find((tag) => tag in typeOfCategory);
  return (category && typeOfCategory[category]) || 'focus';
}

function toFinding(severity: Severity, { id, help, helpUrl, tags, nodes }: Result, path: string): Finding {
  return {
    severity,
    type: typeOf(tags),
    rule: id,
    message: help,
    help: helpUrl,
    pages: [path],
    elements:
      severity === 'success' ? [] : nodes.slice(0, mostElements).map(({ target }) => target.join(' ')),
  };
}

/** What axe-core cannot decide is a warning: a person has to check it. */
export function findingsOf(path: string, results: AxeResults): Finding[] {
  const severityOf = ({ impact }: Result): Severity =>
    impact === 'critical' || impact === 'serious' ? 'error' : 'warning';
  return [
    ...results.violations.map((result) => toFinding(severityOf(result), result, path)),
    ...results.incomplete.map((result) => ({
      ...toFinding('warning', result, path),
      message: `Please look: ${result.help}`,
    })),
    ...results.passes.map((result) => toFinding('success', result, path)),
  ];
}

export interface AuditSummary {
  readonly errors: number;
  readonly warnings: number;
  readonly successes: number;
  /** The rounded share of findings that are successes, in percent. */
  readonly score: number;
}

export function summarize(findings: readonly Finding[]): AuditSummary {
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  const successes = count('success');
  return {
    errors: count('error'),
    warnings: count('warning'),
    successes,
    score: findings.length === 0 ? 0 : Math.round((100 * successes) / findings.length),
  };
}

/** The findings to show and store: violations first, then each passed rule once, with its pages. */
export function arrange(findings: readonly Finding[]): Finding[] {
  const held = new Map<string, Finding>();
  for (const finding of findings.filter(({ severity }) => severity === 'success')) {
    const known = held.get(finding.rule);
    held.set(finding.rule, known ? { ...known, pages: [...known.pages, ...finding.pages] } : finding);
  }
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity === 'warning'),
    ...held.values(),
  ];
}
