import { guarantee, notLegalAdvice } from '@contracts/brand';
import { PageHeader } from '@/ui/page-header';

export default function Heading() {
  return (
    <PageHeader
      title="Pricing"
      lead={`One payment for each pack, no subscription. ${guarantee} ${notLegalAdvice}`}
    />
  );
}
