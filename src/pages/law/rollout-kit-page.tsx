import { useState } from 'react';
import { RolloutDates } from '@/features/law/components/rollout-dates';
import { RolloutPapers } from '@/features/law/components/rollout-papers';
import { still } from '@/lib/still';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';

const Heading = still('rollout-heading', () => import('./rollout/heading'));
const Plan = still('rollout-plan', () => import('./rollout/plan'));

/** From the visitor's own date: a dated plan, an announcement and an acknowledgment sheet, made in the browser. */
export default function RolloutKitPage() {
  const [date, setDate] = useState('');
  return (
    <>
      <Container className="pb-10">
        <Heading />
        <RolloutDates onPick={setDate}>
          <Plan />
        </RolloutDates>
      </Container>
      <Section
        tone="sunken"
        title="The announcement and the acknowledgment sheet"
        intro="Filled in here, in your browser. Nothing that you type is sent or stored."
      >
        <RolloutPapers date={date} />
      </Section>
    </>
  );
}
