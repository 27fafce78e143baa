import { PageHeader } from '@/ui/page-header';

export default function Heading() {
  return (
    <PageHeader
      title="Free pack"
      lead="The Payroll & HR Starter Pack: four documents that small employers use every month, free for your name and email address."
    />
  );
}
