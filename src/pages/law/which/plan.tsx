import { notLegalAdvice } from '@contracts/brand';
import { products } from '@contracts/products';
import { PageLaw } from '@/pages/sections/law-provider';
import type { PlanItem } from '@/catalog/plan-item';
import { planItems } from '@/catalog/plan-items';
import { planQuestions } from '@/catalog/plan-questions';
import { LawText } from '@/features/all/law/components/law-text';
import { SourceList } from '@/features/all/law/components/source-list';
import { useLaw } from '@/features/all/law/law-context';
import { namedFacts } from '@/features/all/law/model/law-text';
import { planStyles } from '@/features/all/law/model/plan';
import { Seo } from '@/rendering/seo';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { PageHeader } from '@/ui/page-header';
import { Choices } from './choices';
import { Employees } from './employees';
import { SlipPlace } from './slip-place';

const groups = [
  { kind: 'take', title: 'What you need' },
  { kind: 'know', title: 'What you should know' },
  { kind: 'skip', title: 'You do not need this' },
] as const;

export default function Plan() {
  return (
    <PageLaw keys={namedFacts(planItems)}>
      <Seo
        path="/which-templates-do-i-need"
        title="Which templates do I need?"
        description="Six questions about your states, size and payroll, and a list with reasons and sources: which HR and payroll templates you need, and which you do not."
      />
      <PageHeader
        title="Which templates do I need?"
        lead="Six questions. The list follows your answers and says why, with the source, and what you can leave out."
      />
      <PlanStyles />
      <plan-answers className="grid gap-x-14 gap-y-10 lg:grid-cols-[22rem_1fr]">
        <form
          data-plan-form=""
          action="/which-templates-do-i-need"
          method="get"
          className="grid content-start gap-8"
        >
          {planQuestions.map((question) =>
            question.name === 'size' ? (
              <div key={question.name} className="min-w-0">
                <Employees label={question.label} />
                <Choices question={question} />
              </div>
            ) : (
              <Choices key={question.name} question={question} />
            ),
          )}
          <div className="no-print">
            <Button type="submit">Show my list</Button>
          </div>
        </form>
        <div data-plan-result="" data-below-first-screen="" className="scroll-mt-24">
          <SlipPlace />
          {groups.map(({ kind, title }) => (
            <section key={kind} aria-label={title} data-group={kind} className="mb-10 gap-4">
              <h2 className="text-2xl">{title}</h2>
              {planItems
                .filter((item) => item.kind === kind)
                .map((item) => (
                  <Item key={item.id} item={item} />
                ))}
            </section>
          ))}
          <Callout tone="law">
            {notLegalAdvice} The list follows from your answers and from the statements named; it does not
            know your contracts, your cities or your unions.
          </Callout>
        </div>
        <div data-plan-sources="" className="lg:col-span-2">
          <h2 className="mt-6 mb-4 text-2xl">Sources</h2>
          <SourceList />
        </div>
        <div data-plan-print="" className="no-print lg:col-span-2">
          <Button variant="secondary">Print the plan</Button>
        </div>
      </plan-answers>
    </PageLaw>
  );
}

function PlanStyles() {
  const { facts, numberOf } = useLaw();
  const sourcesOf = ({ reason }: PlanItem) =>
    namedFacts(reason).flatMap((key) => {
      const fact = facts.get(key);
      return fact ? (numberOf(fact) ?? []) : [];
    });
  return <style>{planStyles(sourcesOf)}</style>;
}

function Item({ item: { id, kind, title, reason, sku, link } }: { readonly item: PlanItem }) {
  const to =
    sku && kind === 'take' ? { to: products[sku].path, label: `See the ${products[sku].name}` } : link;
  return (
    <div data-item={id}>
      <Card padding="medium">
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-muted">
          <LawText text={reason} />
        </p>
        {to && (
          <p className="no-print mt-3">
            <ButtonLink to={to.to} size="small" variant="secondary">
              {to.label}
            </ButtonLink>
          </p>
        )}
      </Card>
    </div>
  );
}
