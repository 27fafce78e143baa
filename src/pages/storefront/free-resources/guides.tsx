import { HowToCards } from '@/features/shop/blog/components/how-to-cards';
import { withQueries } from '@/rendering/with-queries';
import { Section } from '@/ui/section';

function Guides() {
  return (
    <Section title="How to use them" intro="Guides that go with the four documents.">
      <HowToCards />
    </Section>
  );
}

export default withQueries(Guides);
