import { productSkus } from '@contracts/products';
import { PackCards } from '@/pages/sections/pack-cards';
import StateChoice from '@/pages/sections/state-choice';
import { Section } from '@/ui/section';

export default function Products() {
  return (
    <Section tone="sunken" title="When you need the whole set" action={<StateChoice />}>
      <PackCards skus={productSkus} />
    </Section>
  );
}
