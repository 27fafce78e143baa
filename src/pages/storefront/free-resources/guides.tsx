import { HowToCards } from '@/features/blog/components/how-to-cards';
import { withQueries } from '@/lib/queries';
import { Section } from '@/ui/section';

function Guides() {
  return (
    <Section title="How to use them" intro="Guides that go with the four documents.">
      <HowToCards />
    </Section>
  );
}

export default withQueries(Guides);
