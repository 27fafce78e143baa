import type { LongFormSlug } from '@law/law-addresses';
import { RolloutSteps } from '@/features/shared/law/components/rollout-steps';
import { longFormParts } from './parts';

export default function Timeline({ slug }: { readonly slug: LongFormSlug }) {
  const { timeline, timelineIntro } = longFormParts(slug).text;
  return (
    <>
      <p className="max-w-measure text-lg text-muted">{timelineIntro}</p>
      <RolloutSteps steps={timeline} />
    </>
  );
}
