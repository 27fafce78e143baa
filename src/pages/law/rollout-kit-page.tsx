import { useState } from 'react';
import { RolloutDates } from '@/features/all/law/components/rollout-dates';
import { RolloutPapers } from '@/features/all/law/components/rollout-papers';
import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';

const Heading = staticIsland('rollout-heading', () => import('./rollout/heading'));
const Plan = staticIsland('rollout-plan', () => import('./rollout/plan'));

/** A dated plan, an announcement and an acknowledgment page, made in the browser from the visitor's date. */
export default function RolloutKitPage() {
  const [date, setDate] = useState('');
  const [policy, setPolicy] = useState('');
  return (
    <>
      <Container className="pb-10">
        <Heading />
        <RolloutDates onPick={setDate} policy={policy} />
        <Plan />
      </Container>
      <Section
        tone="sunken"
        title="The announcement and the acknowledgment sheet"
        intro="Filled in here, in your browser. Nothing that you type is sent or stored."
      >
        <RolloutPapers date={date} onPolicy={setPolicy} />
      </Section>
    </>
  );
}
