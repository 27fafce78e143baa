import { Suspense, useState } from 'react';
import { LeadBlock } from '@/pages/sections/lead-block';
import { lazyComponent } from '@/lib/react/load-error';
import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';
import { Card } from '@/ui/card';
import { Container } from '@/ui/container';

const Heading = staticIsland('free-resources-heading', () => import('./free-resources/heading'));
const StarterPackList = staticIsland(
  'free-resources-list',
  () => import('./free-resources/starter-pack-list'),
);
const Guides = staticIsland('free-resources-guides', () => import('./free-resources/guides'));
const Products = staticIsland('free-resources-products', () => import('./free-resources/products'));
const AssetDownloads = lazyComponent(() => import('./free-resources/asset-downloads'));

export default function FreeResourcesPage() {
  const [isStored, setIsStored] = useState(false);
  return (
    <>
      <Seo
        path="/free-resources"
        title="Free pack: the Payroll & HR Starter Pack"
        description="Four free documents for small employers: an undated payroll calendar, an onboarding checklist, a policy rollout plan and an acknowledgment tracker."
      />
      <Container className="pb-16">
        <Heading />
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_24rem]">
          <div className="lg:order-2">
            <Card as="section" padding="large">
              <h2 className="mb-4 text-2xl">Get the Free Pack</h2>
              <LeadBlock variant="default" onStored={() => setIsStored(true)} />
            </Card>
          </div>
          <section>
            <h2 className="mb-4 text-2xl">{isStored ? 'Your downloads' : 'What is in it'}</h2>
            {isStored ? (
              <Suspense fallback={null}>
                <AssetDownloads />
              </Suspense>
            ) : (
              <StarterPackList />
            )}
          </section>
        </div>
      </Container>
      <Guides />
      <Products />
    </>
  );
}
