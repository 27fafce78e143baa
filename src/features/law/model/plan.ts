import { planItems } from '@/catalog/plan-items';

const checked = (question: string, values: readonly string[]) =>
  `:has(:is(${values.map((value) => `[name=${question}][value="${value}"]`).join(',')}):checked)`;

/**
 * The rules as CSS: every item is in the page and hidden, and shows while the checked answers fit it. So the list answers
 * at once, before and without JavaScript.
 */
export function planStyles(): string {
  const rules = planItems.flatMap(({ id, kind, when: { all, not = {} } }) => {
    const needs = Object.entries(all).map(([question, values]) => checked(question, values));
    const forbids = Object.entries(not).map(([question, values]) => `:not(${checked(question, values)})`);
    const fits = `[data-plan]${[...needs, ...forbids].join('')}`;
    return [`${fits} [data-item="${id}"]`, `${fits} [data-group=${kind}]`];
  });
  return [
    '[data-item],[data-group]{display:none}',
    `${rules.join(',')}{display:grid}`,
    `[data-plan]${checked('state', ['MN', 'WI', 'CA', 'NY', 'TX', 'FL', 'CO', 'IL', 'OH', 'PA', 'other'])} [data-plan-empty]{display:none}`,
  ].join('\n');
}
