import type { LongFormSlug } from '@law/law-addresses';
import { RolloutSteps } from '@/features/all/law/components/rollout-steps';
import { longFormPageData } from './page-data';

export default function Timeline({ slug }: { readonly slug: LongFormSlug }) {
  const { text, state } = longFormPageData(slug);
  return (
    <>
      <p className="max-w-measure text-lg text-muted">{text.timelineIntro}</p>
      <RolloutSteps policy={`${state.name} Paid Leave Policy`} steps={text.timeline} />
    </>
  );
}
