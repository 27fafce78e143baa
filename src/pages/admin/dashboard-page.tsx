import { Guard } from '@/app/guard';
import { RecentLists } from '@/features/dashboard/components/recent-lists';
import { TotalCards } from '@/features/dashboard/components/totals';
import { withQueries } from '@/lib/queries';
import { Seo } from '@/lib/seo';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

function DashboardPage() {
  return (
    <>
      <Seo path="/admin" title="Admin" description="The owner's desk." noIndex />
      <Guard needsAdmin>
        <Container width="wide" className="pb-16">
          <PageHeader
            size="compact"
            title="Admin Dashboard"
            actions={<ButtonLink to="/admin/settings">Site Settings</ButtonLink>}
          />
          <TotalCards />
          <div className="mt-10">
            <RecentLists />
          </div>
        </Container>
      </Guard>
    </>
  );
}

export default withQueries(DashboardPage);
