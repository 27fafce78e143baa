import Rss from 'lucide-react/icons/rss';
import { notLegalAdvice } from '@contracts/brand';
import { PageHeader } from '@/ui/page-header';

export default function Heading() {
  return (
    <PageHeader
      title="Blog"
      lead={`What the law asks of small employers, and what to do about it this week. ${notLegalAdvice}`}
      actions={
        <a href="/feed.xml" className="link inline-flex min-h-11 items-center gap-2">
          <Rss className="size-4.5" />
          RSS feed
        </a>
      }
    />
  );
}
