import { notLegalAdvice } from '@contracts/brand';
import { PageHeader } from '@/ui/page-header';

export default function Heading() {
  return (
    <PageHeader
      title="Knowledge base"
      lead={`How to use the templates, what the words in them mean, and what to do when something does not work. ${notLegalAdvice}`}
      className="pb-6 sm:pb-8"
    />
  );
}
