import { Badge } from '@/ui/badge';

const looks = {
  draft: { label: 'Draft', tone: 'outline' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  sending: { label: 'Being sent', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  withdrawn: { label: 'Withdrawn', tone: 'danger' },
} as const;

export function IssueStatus({ status }: { readonly status: string }) {
  const look = looks[status as keyof typeof looks];
  return <Badge tone={look.tone}>{look.label}</Badge>;
}
