import { useLocation } from 'react-router-dom';
import { longFormPath, longFormSlugs, type LongFormSlug } from '@contracts/law/law-addresses';
import { RolloutDates } from '@/features/law/components/rollout-dates';
import { useReviewMarks } from '@/features/law/use-review-marks';
import { still } from '@/lib/still';
import { Section } from '@/ui/section';

interface LongFormPartProps {
  readonly slug: LongFormSlug;
}

const Guide = still<LongFormPartProps>('long-form-guide', () => import('./long-form/guide'));
const Timeline = still<LongFormPartProps>('long-form-timeline', () => import('./long-form/timeline'));
const Closing = still<LongFormPartProps>('long-form-closing', () => import('./long-form/closing'));

/** The long page of a state, such as /minnesota-paid-leave-policy-template. */
export default function LongFormPage() {
  const { pathname } = useLocation();
  useReviewMarks();
  const slug = longFormSlugs.find((candidate) => pathname.startsWith(longFormPath(candidate))) ?? 'minnesota';
  return (
    <div key={slug}>
      <Guide slug={slug} />
      <Section tone="sunken" id="timeline" title="Rollout Timeline">
        <RolloutDates>
          <Timeline slug={slug} />
        </RolloutDates>
      </Section>
      <Closing slug={slug} />
    </div>
  );
}
