import { guarantee } from '@contracts/brand';
import StateChoice from '@/pages/sections/state-choice';
import { PageHeader } from '@/ui/page-header';

export default function Heading() {
  return (
    <PageHeader
      title="Pricing"
      size="compact"
      lead={`One payment a pack, no subscription. ${guarantee}`}
      actions={<StateChoice />}
    />
  );
}
