import { withQueries } from '@/rendering/with-queries';
import { ButtonLink } from '@/ui/button-link';
import { Section } from '@/ui/section';
import { Testimonials } from './testimonials';

function Closing() {
  return (
    <>
      <Testimonials />
      <Section tone="inverse" space="small" title="A policy this week, not this quarter">
        <ButtonLink to="/templates" size="large">
          See all templates
        </ButtonLink>
      </Section>
    </>
  );
}

export default withQueries(Closing);
