import { isPackState, packForState } from '@law/pack-states';
import { onSaleStateCodes } from '@law/law-addresses';
import { LeadBlock } from '@/pages/sections/lead-block';
import { PackOffer } from '@/pages/sections/pack-offer';
import { staticIsland } from '@/rendering/static-island';
import { Card } from '@/ui/card';

interface StatePartProps {
  readonly code: string;
}

const FreePackOffer = staticIsland<StatePartProps>('state-free-pack', () => import('./free-pack-offer'));
const AwayPack = staticIsland<StatePartProps>('state-away', () => import('./away-pack'));
const NewsTitle = staticIsland<StatePartProps>('state-news', () => import('./news-title'));

/** What a visitor of a state can have: its pack; what a pack of other states has for it; or the free pack. */
export function StateOffer({ code }: StatePartProps) {
  const sku = packForState(code);
  if (isPackState(code)) return <PackOffer sku={sku} state={code} />;
  return (
    <div className="grid gap-5 lg:self-start">
      {onSaleStateCodes.includes(code) ? (
        <PackOffer sku={sku} away={<AwayPack code={code} />} />
      ) : (
        <FreePackOffer code={code} />
      )}
      <div id="tell-me" className="scroll-mt-24">
        <Card as="section">
          <NewsTitle code={code} />
          <div className="mt-4">
            <LeadBlock variant="footer" wantedState={code} submitLabel="Tell me" />
          </div>
        </Card>
      </div>
    </div>
  );
}
