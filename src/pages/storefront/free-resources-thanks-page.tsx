import { useEffect, useState } from 'react';
import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';
import { ButtonLink } from '@/ui/button-link';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Section } from '@/ui/section';

const AssetDownloads = staticIsland('thanks-downloads', () => import('./free-resources/asset-downloads'));
const NextPack = staticIsland('thanks-pack', () => import('./free-resources/next-pack'));

export default function FreeResourcesThanksPage() {
  const [email, setEmail] = useState('');
  useEffect(() => {
    setEmail((new URLSearchParams(window.location.search).get('email') ?? '').slice(0, 254));
  }, []);
  return (
    <>
      <Seo path="/free-resources/thanks" title="Thank you" description="Your free pack." noIndex />
      <Container className="pb-16">
        <PageHeader
          title="Thank you"
          lead={
            email ? (
              <>
                We sent a confirmation link to <strong className="wrap-anywhere text-ink">{email}</strong>.
                Meanwhile, here is the pack.
              </>
            ) : (
              'We sent you a confirmation link. Meanwhile, here is the pack.'
            )
          }
        />
        <h2 className="mb-4 text-2xl">Your downloads</h2>
        <AssetDownloads />
      </Container>
      <NextPack />
      <Section tone="sunken" title="What next">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/knowledge-base" variant="secondary">
            Knowledge base
          </ButtonLink>
          <ButtonLink to="/templates" variant="secondary">
            All templates
          </ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Contact
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
