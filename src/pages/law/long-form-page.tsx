import { useLocation } from 'react-router-dom';
import { longFormPath, longFormSlugs, type LongFormSlug } from '@law/law-addresses';
import { RolloutDates } from '@/features/all/law/components/rollout-dates';
import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';

interface LongFormPartProps {
  readonly slug: LongFormSlug;
}

const Opening = staticIsland<LongFormPartProps>('long-form-opening', () => import('./long-form/opening'));
const Offer = staticIsland<LongFormPartProps>('long-form-offer', () => import('./long-form/offer'));
const Guide = staticIsland<LongFormPartProps>('long-form-guide', () => import('./long-form/guide'));
const Timeline = staticIsland<LongFormPartProps>('long-form-timeline', () => import('./long-form/timeline'));
const Closing = staticIsland<LongFormPartProps>('long-form-closing', () => import('./long-form/closing'));

/** The long page of a state, such as /minnesota-paid-leave-policy-template. */
export default function LongFormPage() {
  const { pathname } = useLocation();
  const slug = longFormSlugs.find((candidate) => pathname.startsWith(longFormPath(candidate))) ?? 'minnesota';
  return (
    <div key={slug}>
      <Container className="grid gap-x-14 gap-y-8 pt-8 pb-14 lg:grid-cols-[7fr_5fr]">
        <Opening slug={slug} />
        <Offer slug={slug} />
      </Container>
      <Guide slug={slug} />
      <Section tone="sunken" id="timeline" title="Rollout Timeline">
        <RolloutDates />
        <Timeline slug={slug} />
      </Section>
      <Closing slug={slug} />
    </div>
  );
}
