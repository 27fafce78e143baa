import type { PlanCondition, PlanItem } from '@/catalog/plan-item';
import { anyState, planItems } from '@/catalog/plan-items';

const answers = (question: string, values: readonly string[]) =>
  `:is(${values.map((value) => `[name=${question}][value="${value}"]`).join(',')}):checked`;
const checked = (question: string, values: readonly string[]) => `:has(${answers(question, values)})`;

function fitting({ all, not = {}, unless = [] }: PlanCondition): string {
  return [
    ...Object.entries(all).map(([question, values]) => checked(question, values)),
    ...Object.entries(not).map(([question, values]) => `:not(${checked(question, values)})`),
    ...unless.map((condition) => `:not(${fitting(condition)})`),
  ].join('');
}

const stateChosen = answers('state', anyState);

/**
 * The rules as CSS: every item is in the page but hidden, and is shown while the checked answers match it. So the list
 * works at once, even without JavaScript.
 */
export function planStyles(sourcesOf: (item: PlanItem) => readonly number[]): string {
  const sourceRules: string[] = [];
  const takeRules: string[] = [];
  const rules = planItems.flatMap((item) => {
    const { id, kind, sku, when } = item;
    // Limited to the form, because the browser evaluates this again at every answer.
    const fits = `[data-plan-form]${fitting(when)}`;
    // The free pack costs nothing.
    if (kind === 'take' && sku) takeRules.push(`${fits} ~ [data-plan-result] [data-plan-empty]`);
    sourceRules.push(...sourcesOf(item).map((number) => `${fits} ~ [data-plan-sources] #source-${number}`));
    const list = `${fits} ~ [data-plan-result]`;
    return [`${list} [data-item="${id}"]`, `${list} [data-group=${kind}]`];
  });
  return [
    // The number of employees checks its range; without JavaScript the ranges are shown in its place.
    '[data-item],[data-group],[data-ranges]{display:none}',
    ':is([data-plan-result],[data-plan-sources]){contain-intrinsic-height:auto 20rem}[data-deferred]{content-visibility:hidden}',
    `${rules.join(',')}{display:grid}`,
    // The order slip is empty until there is something to buy.
    `${takeRules.join(',')}{display:none}`,
    // Without a list there are no sources to show, and nothing to print.
    `[data-plan-form]:not(:has(${stateChosen})) ~ :is([data-plan-sources],[data-plan-print]){display:none}`,
    // Only the sources of the visible items. The numbering is not changed.
    '[data-plan-sources] li{display:none}',
    `${sourceRules.join(',')}{display:grid}`,
    '@media print{[data-plan-form] :is(:not([data-employees])>label:not(:has(:checked)),fieldset:not(:has(:checked))),[data-employees]:not(:has(~* :checked)){display:none}}',
  ].join('\n');
}
