import type { LongFormExample } from '@/catalog/long-form/long-form';
import { LawText } from '@/features/law/components/law-text';
import { useLaw } from '@/features/law/law-context';
import { Card } from '@/ui/card';
import { KeyValueList } from '@/ui/key-value-list';

/** Worked out from the facts as they stand today; without one of them it is left out. */
export function Example({ example }: { readonly example: LongFormExample }) {
  const { facts } = useLaw();
  const { title, situation, needs, rows, outcome } = example;
  if (needs.some((key) => !facts.has(key))) {
    return null;
  }
  return (
    <Card as="section" padding="large" tone="sunken" className="mt-12">
      <p className="text-sm font-semibold text-muted">A worked example</p>
      <h2 className="mt-2 text-2xl">{title}</h2>
      {/* Its numbers are the example's: the check of the law's figures reads the rest. */}
      <div data-worked-out="">
        <p className="mt-4">{situation}</p>
        <KeyValueList className="mt-6" items={rows((key) => facts.get(key)?.figure ?? 0)} />
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
