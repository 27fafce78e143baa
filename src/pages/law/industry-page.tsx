import { useLocation } from 'react-router-dom';
import { industryOf, type IndustrySlug } from '@contracts/law/law-addresses';
import { BuyButton } from '@/app/buy-button';
import { closingLines } from '@/catalog/industries/closing-lines';
import { priceOn } from '@/catalog/prices';
import { useReviewMarks } from '@/features/law/use-review-marks';
import { still } from '@/lib/still';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';

interface IndustryPartProps {
  readonly slug: IndustrySlug;
}

const Opening = still<IndustryPartProps>('industry-opening', () => import('./industry/opening'));
const Details = still<IndustryPartProps>('industry-details', () => import('./industry/details'));

/** The page of an industry, such as /restaurants-hr-policy-templates. */
export default function IndustryPage() {
  const { pathname } = useLocation();
  useReviewMarks();
  const slug = industryOf(pathname) ?? 'restaurants';
  const buyButton = <BuyButton sku="core-hr" priceCents={priceOn('industry-page', 'core-hr').currentCents} />;
  return (
    <div key={slug}>
      <Container className="pt-8 pb-14 sm:pb-20">
        <Opening slug={slug} />
        <div className="mt-6">{buyButton}</div>
      </Container>
      <Details slug={slug} />
      <Section tone="inverse" title={closingLines[slug]}>
        {buyButton}
      </Section>
    </div>
  );
}
