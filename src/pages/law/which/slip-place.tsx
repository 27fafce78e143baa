import { useQuery } from '@tanstack/react-query';
import { productSkus } from '@contracts/products';
import { libraryQuery, packagesOf } from '@/features/all/library/api/library-api';
import { figuresOf } from '@/features/all/library/model/library-figures';
import { withQueries } from '@/rendering/with-queries';
import { countName, SlipFrame } from './slip-frame';

/** What the slip will say, in its order. */
const empty = [
  ['The packs that fit', 'from your states, size and trade'],
  ['The documents you need', 'and how many more come with them'],
  ['The total', 'and the way to buy it'],
] as const;

/** An empty order slip, and the place for the filled one, which `PlanOrder` puts there. */
function Place() {
  const { data: library } = useQuery(libraryQuery);
  const counts = productSkus.map((sku) => {
    const { documents } = figuresOf(library ? packagesOf(library, sku) : []);
    return [countName(sku), documents] as const;
  });
  return (
    <>
      <div data-plan-order="" className="mb-8 empty:hidden" {...Object.fromEntries(counts)} />
      <div data-plan-empty="" className="mb-8">
        <SlipFrame id="plan-empty" title="Your order slip">
          <p className="mt-2 text-muted">Nothing on it yet. It fills while you answer the questions.</p>
          <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
            {empty.map(([what, detail]) => (
              <li key={what} className="py-2.5">
                <span className="font-medium text-heading">{what}</span>
                <span className="block text-sm text-muted">{detail}</span>
              </li>
            ))}
          </ul>
        </SlipFrame>
      </div>
    </>
  );
}

export const SlipPlace = withQueries(Place);
