import { useLocation } from 'react-router-dom';
import { packForState } from '@contracts/law/home-states';
import { onSaleStateCodes, stateCodeOf } from '@contracts/law/law-addresses';
import { BuyButton } from '@/app/buy-button';
import { priceOn } from '@/catalog/prices';
import { useReviewMarks } from '@/features/law/use-review-marks';
import { still } from '@/lib/still';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';

interface StatePartProps {
  readonly code: string;
}

const Opening = still<StatePartProps>('state-opening', () => import('./state/opening'));
const Details = still<StatePartProps>('state-details', () => import('./state/details'));

/** The page of a state: /{xx}-paid-leave-policy-template. The route table holds the known codes only. */
export default function StatePage() {
  const { pathname } = useLocation();
  useReviewMarks();
  const code = stateCodeOf(pathname) ?? 'MN';
  const sku = packForState(code);
  const isOnSale = onSaleStateCodes.includes(code);
  const buyButton = <BuyButton sku={sku} priceCents={priceOn('state-page', sku).currentCents} />;
  return (
    <div key={code}>
      <Container className="pt-8 pb-14 sm:pb-20">
        <Opening code={code} />
        {isOnSale && <div className="mt-6">{buyButton}</div>}
      </Container>
      <Details code={code} />
      {isOnSale && (
        <Section tone="inverse" title="Have it in force this month">
          {buyButton}
        </Section>
      )}
    </div>
  );
}
