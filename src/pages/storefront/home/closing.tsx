import { StateMap } from '@/features/law/components/state-map';
import { ButtonLink } from '@/ui/button-link';
import { Section } from '@/ui/section';

export default function Closing() {
  return (
    <>
      <Section
        title="Paid leave by state"
        intro="Who pays for family and medical leave, and who leaves it to the employer. Each tile leads to the state’s page."
        action={
          <ButtonLink to="/paid-leave-by-state" variant="secondary">
            Compare all states
          </ButtonLink>
        }
      >
        <StateMap />
      </Section>
      <Section tone="inverse" title="A policy this week, not this quarter">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/templates" size="large" variant="secondary">
            See all templates
          </ButtonLink>
          <ButtonLink to="/which-templates-do-i-need" size="large" variant="quiet">
            Which templates do I need?
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
