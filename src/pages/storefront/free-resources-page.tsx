import { useState } from 'react';
import { LeadBlock } from '@/app/lead-block';
import { ProductCard } from '@/app/product-card';
import { AssetDownloads } from '@/features/leads/components/asset-downloads';
import { AssetCard } from '@/features/leads/components/asset-card';
import { starterPackQuery } from '@/features/leads/api/leads-api';
import { useQuery } from '@tanstack/react-query';
import { productSkus } from '@contracts/products';
import { Seo } from '@/lib/seo';
import { Card } from '@/ui/card';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';

export default function FreeResourcesPage() {
  const [isStored, setIsStored] = useState(false);
  const assets = useQuery(starterPackQuery);
  return (
    <>
      <Seo
        path="/free-resources"
        title="Free Payroll & HR Starter Pack"
        description="Four free documents for small employers: an undated payroll calendar, an onboarding checklist, a policy rollout plan and an acknowledgement tracker."
      />
      <Container className="pb-16">
        <PageHeader
          title="Free Payroll & HR Starter Pack"
          lead="Four documents that small employers use every month. Free for your name and e-mail address."
        />
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_24rem]">
          <div className="lg:order-2">
            <Card as="section" padding="large">
              <h2 className="mb-4 text-2xl">Get the pack</h2>
              <LeadBlock variant="default" onStored={() => setIsStored(true)} />
            </Card>
          </div>
          <section>
            <h2 className="mb-4 text-2xl">{isStored ? 'Your downloads' : 'What is in it'}</h2>
            {isStored ? (
              <AssetDownloads />
            ) : (
              <Grid as="ul" cell="medium">
                {(assets.data ?? []).map((asset) => (
                  <AssetCard key={asset.slug} asset={asset} hasDownloads={false} />
                ))}
              </Grid>
            )}
          </section>
        </div>
      </Container>
      <Section tone="sunken" title="When you need the whole set">
        <Grid as="ul" cell="medium">
          {productSkus.map((sku) => (
            <ProductCard key={sku} sku={sku} />
          ))}
        </Grid>
      </Section>
    </>
  );
}
