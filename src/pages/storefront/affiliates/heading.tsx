import { PageHeader } from '@/ui/page-header';

export default function Heading() {
  return (
    <PageHeader
      className="pb-6 sm:pb-8"
      title="Affiliate program"
      lead="For accountants, HR consultants, associations and newsletters that small employers trust: recommend our templates and earn 20 to 30% of each sale."
    />
  );
}
