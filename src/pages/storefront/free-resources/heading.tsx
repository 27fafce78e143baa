import { PageHeader } from '@/ui/page-header';

export default function Heading() {
  return (
    <PageHeader
      title="Free Payroll & HR Starter Pack"
      lead="Four documents that small employers use every month. Free for your name and email address."
    />
  );
}
