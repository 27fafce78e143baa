import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { products } from '@contracts/products';
import { packStateNames, packStates, packForState } from '@law/pack-states';
import type { StateRecord } from '@law/state-record';
import { findState } from '@law/states';
import { campaignLink } from '@/features/all/law/model/campaign-link';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { starterPackQuery } from '@/features/shop/leads/api/leads-api';
import { withQueries } from '@/rendering/with-queries';
import { ButtonLink } from '@/ui/button-link';
import { Card } from '@/ui/card';
import { CheckList } from '@/ui/check-list';

/** What a visitor of a state without a template can have today: the free pack, and a neighbor's documents. */
function FreePackOffer({ code }: { readonly code: string }) {
  const { data: assets = [] } = useQuery(starterPackQuery);
  const state = findState(code);
  return (
    state && (
      <Card as="section" padding="none" className="overflow-hidden lg:self-start">
        <ul className="grid grid-cols-4 gap-3 bg-sunken p-5 sm:p-6" aria-hidden="true">
          {assets.map(({ slug }) => (
            <li key={slug}>
              <DocumentThumb path={slug} className="h-auto w-full" />
            </li>
          ))}
        </ul>
        <div className="p-5 sm:p-6">
          <h2 className="text-2xl">Free pack</h2>
          <p className="mt-2 mb-4 text-[0.9375rem] text-muted">The same in every state, in Word and PDF.</p>
          <CheckList items={assets.map(({ title }) => title)} />
          <ButtonLink to={campaignLink(state)} size="large" isWide className="mt-5">
            Get the Free Pack
          </ButtonLink>
          <Neighbor state={state} />
        </div>
      </Card>
    )
  );
}

function Neighbor({ state: { neighbors } }: { readonly state: StateRecord }) {
  const near = packStates.filter((code) => neighbors.includes(code));
  return near.map((code) => (
    <p key={code} className="mt-3 text-sm text-muted">
      <span>{`You employ people in ${packStateNames[code]} too? The `}</span>
      <Link to={products[packForState(code)].path} className="link">
        {products[packForState(code)].name}
      </Link>{' '}
      <span>is written for it.</span>
    </p>
  ));
}

export default withQueries(FreePackOffer);
