import { useLocation } from 'react-router-dom';
import { industryOf, type IndustrySlug } from '@law/law-addresses';
import { BuyButton } from '@/pages/sections/buy-button';
import { DocumentPreviews } from '@/pages/sections/document-previews';
import { PackOffer } from '@/pages/sections/pack-offer';
import { closingLines } from '@/catalog/industries/closing-lines';
import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';

interface IndustryPartProps {
  readonly slug: IndustrySlug;
}

const Opening = staticIsland<IndustryPartProps>('industry-opening', () => import('./industry/opening'));
const Details = staticIsland<IndustryPartProps>('industry-details', () => import('./industry/details'));

/** The page of an industry, such as /restaurants-hr-policy-templates. */
export default function IndustryPage() {
  const { pathname } = useLocation();
  const slug = industryOf(pathname) ?? 'restaurants';
  return (
    <div key={slug}>
      <Container className="grid gap-x-14 gap-y-8 pt-8 pb-14 lg:grid-cols-[7fr_5fr]">
        <Opening slug={slug} />
        <PackOffer sku="core-hr" />
      </Container>
      <Details slug={slug} />
      <DocumentPreviews />
      <Section tone="inverse" title={closingLines[slug]}>
        <BuyButton sku="core-hr" />
      </Section>
    </div>
  );
}
