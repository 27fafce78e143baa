import { guarantee, notLegalAdvice } from '@contracts/brand';
import { StateChoice } from '@/pages/sections/state-choice';
import { PageHeader } from '@/ui/page-header';

export default function Heading() {
  return (
    <>
      <PageHeader
        title="Pricing"
        lead={`One payment for each pack, no subscription. ${guarantee} ${notLegalAdvice}`}
      />
      <StateChoice className="mb-6" />
    </>
  );
}
