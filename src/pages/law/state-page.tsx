import { useLocation } from 'react-router-dom';
import { packForState } from '@law/pack-states';
import { onSaleStateCodes, stateCodeOf } from '@law/law-addresses';
import { BuyButton } from '@/pages/sections/buy-button';
import { DocumentPreviews } from '@/pages/sections/document-previews';
import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';
import { Section } from '@/ui/section';
import { StateOffer } from './state/state-offer';

interface StatePartProps {
  readonly code: string;
}

const Opening = staticIsland<StatePartProps>('state-opening', () => import('./state/opening'));
const Details = staticIsland<StatePartProps>('state-details', () => import('./state/details'));

/** The page of a state: /{xx}-paid-leave-policy-template. The route table only has known codes. */
export default function StatePage() {
  const { pathname } = useLocation();
  const code = stateCodeOf(pathname) ?? 'MN';
  const sku = packForState(code);
  const isOnSale = onSaleStateCodes.includes(code);
  return (
    <div key={code}>
      <Container className="grid gap-x-14 gap-y-8 pt-8 pb-14 lg:grid-cols-[7fr_5fr]">
        <Opening code={code} />
        <StateOffer code={code} />
      </Container>
      <Details code={code} />
      <DocumentPreviews />
      {isOnSale && (
        <Section tone="inverse" title="Have it in force this month">
          <BuyButton sku={sku} />
        </Section>
      )}
    </div>
  );
}
