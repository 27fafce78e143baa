import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { products } from '../../supabase/functions/_shared/contracts/products';
import { factsStated } from '../../supabase/functions/_shared/law/facts-stated';
import { lawFacts } from '../../supabase/functions/_shared/law/facts';
import { yearlyFigures } from '../../supabase/functions/_shared/law/yearly-figures';

const textOf = (packageId: string) =>
  readdirSync(`content/templates/${packageId}`)
    .map((file) => readFileSync(`content/templates/${packageId}/${file}`, 'utf8'))
    .join('\n');

it.each(yearlyFigures.filter(({ usedIn }) => usedIn.length > 0).map((figure) => [figure.name, figure] as const))(
  '%s is stated in the documents of the products that the page names',
  (_, { current, usedIn }) => {
    const fact = lawFacts.find(({ key }) => key === current)!;
    for (const sku of usedIn) {
      const text = products[sku].packages.map(textOf).join('\n');
      expect(fact.figure === null || text.includes(`{${fact.key}`) || factsStated(text, [fact]).length > 0, sku).toBe(true);
    }
  },
);
