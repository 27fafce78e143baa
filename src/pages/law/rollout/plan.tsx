import { rolloutSteps } from '@/catalog/rollout-steps';
import { RolloutSteps } from '@/features/all/law/components/rollout-steps';

export default function Plan() {
  return (
    <>
      <h2 className="text-2xl">Seven steps</h2>
      <RolloutSteps policy="New policy" steps={rolloutSteps} />
    </>
  );
}
