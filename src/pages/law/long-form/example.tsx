import type { LongFormSlug } from '@law/law-addresses';
import type { LongFormExample } from '@/catalog/long-form/long-form';
import { exampleRows } from '@/catalog/long-form/worked-examples';
import { LawText } from '@/features/all/law/components/law-text';
import { useLaw } from '@/features/all/law/law-context';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { unbroken } from '@/ui/unbroken';

interface ExampleProps {
  readonly slug: LongFormSlug;
  readonly example: LongFormExample;
}

export const exampleId = 'example';

/** Whether the fact base has all facts that an example is computed from. */
export const hasFacts = (needs: readonly string[], facts: ReadonlyMap<string, unknown>) =>
  needs.every((key) => facts.has(key));

/** Computed from today's facts; the page omits it when one of them is missing. */
export function Example({ slug, example }: ExampleProps) {
  const { facts } = useLaw();
  const { title, situation, needs, rows, outcome } = example;
  if (!hasFacts(needs, facts)) {
    return null;
  }
  return (
    <Card as="section" padding="large" tone="sunken" className="mt-12 max-w-measure">
      <p className="text-sm font-semibold text-muted">A worked example</p>
      <h2 id={exampleId} className="mt-2 scroll-mt-24 text-2xl">
        {title}
      </h2>
      {/* The check of figures about law skips this part: its numbers belong to the example. */}
      <div data-worked-out="">
        <p className="mt-4">{situation}</p>
        <dl className="mt-6 divide-y divide-hairline border-y border-hairline">
          {exampleRows(slug, rows, (key) => facts.get(key)?.figure ?? 0).map(({ label, value, total }) => (
            <div
              key={label}
              className={cn(
                'flex flex-wrap justify-between gap-x-6 py-3',
                total && 'border-y-3 border-double',
              )}
            >
              <dt className="text-muted">{unbroken(label)}</dt>
              <dd className="ml-auto max-w-80 text-right font-semibold text-heading tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-6">
        <LawText text={outcome} />
      </p>
      <p className="mt-4 text-sm text-muted">
        Worked out from: <LawText text={needs.map((key) => `{{${key}}}`).join(' ')} />
      </p>
    </Card>
  );
}
