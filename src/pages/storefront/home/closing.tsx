import { ButtonLink } from '@/ui/button-link';
import { Section } from '@/ui/section';

export default function Closing() {
  return (
    <Section tone="inverse" title="A policy this week, not this quarter">
      <ButtonLink to="/templates" size="large" variant="secondary">
        See all templates
      </ButtonLink>
    </Section>
  );
}
