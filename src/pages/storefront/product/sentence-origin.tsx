import type { ProductSku } from '@contracts/products';
import { exampleSentences } from '@law/example-sentences';
import { coveredStates } from '@/catalog/first-pages';
import { ExampleTrail } from '@/features/all/law/components/example-trail';
import { inPlaceOf } from '@/pages/sections/of-state';
import { Link } from '@/ui/link';
import { Section } from '@/ui/section';

/** One sentence of the product with its statute, in the chosen state. */
export function SentenceOrigin({ sku }: { readonly sku: ProductSku }) {
  const states = coveredStates(sku);
  return (
    <Section
      title="Where a sentence comes from"
      action={
        <Link className="link" to="/how-we-work">
          How we work
        </Link>
      }
    >
      {states.map((state) => {
        const example = exampleSentences[sku][state];
        return (
          example && (
            <div key={state} className={states.length === 1 ? undefined : inPlaceOf(state)}>
              <ExampleTrail example={example} />
            </div>
          )
        );
      })}
    </Section>
  );
}
