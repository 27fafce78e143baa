import { withQueries } from '@/lib/queries';
import { ButtonLink } from '@/ui/button-link';
import { Section } from '@/ui/section';
import { Testimonials } from './testimonials';

function Closing() {
  return (
    <>
      <Testimonials />
      <Section tone="inverse" title="A policy this week, not this quarter">
        <ButtonLink to="/templates" size="large" variant="secondary">
          See all templates
        </ButtonLink>
      </Section>
    </>
  );
}

export default withQueries(Closing);
