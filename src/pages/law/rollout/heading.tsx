import { Link } from '@/ui/link';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { Seo } from '@/rendering/seo';
import { StructuredData } from '@/lib/seo/structured-data';
import { Breadcrumb } from '@/ui/breadcrumb';
import { PageHeader } from '@/ui/page-header';

const crumbs = [{ label: 'Templates', to: '/templates' }, { label: 'Rollout kit' }];

export default function Heading() {
  return (
    <>
      <Seo
        path="/policy-rollout-kit"
        title="Policy rollout kit"
        description="Pick the day your policy takes effect and get the plan as a calendar file, an announcement and an acknowledgment sheet. Made in your browser, free."
      />
      <StructuredData data={[breadcrumbData(crumbs, '/policy-rollout-kit')]} />
      <PageHeader
        before={<Breadcrumb items={crumbs} />}
        title="Policy rollout kit"
        lead={
          <>
            Pick the day on which your policy takes effect. The seven steps of{' '}
            <Link to="/knowledge-base/policy-rollout-7-steps" className="link">
              Roll out a policy in seven steps
            </Link>{' '}
            get their dates, and you take them along as a calendar.
          </>
        }
        actions={
          <div className="no-print grid grid-cols-[6rem_1fr] items-start gap-x-6 sm:w-80">
            <DocumentThumb path="policy-rollout-7-steps-lite" className="h-auto w-full" />
            <p className="text-[0.9375rem]">
              The seven steps as a document are in the{' '}
              <Link to="/free-resources" className="link">
                free pack
              </Link>
              , with a tracker for the signatures.
            </p>
          </div>
        }
      />
    </>
  );
}
