import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isPackState } from '@law/pack-states';
import { offers, products, type OfferSku, type ProductSku } from '@contracts/products';
import { planAddress, planMail } from '@/features/all/law/model/plan-mail';
import { offersFor, packShare, plannedPacks, type PlannedPack } from '@/features/all/law/model/plan-order';
import { shownPlan } from '@/features/all/law/model/shown-plan';
import { BuyButton } from '@/pages/sections/buy-button';
import { PageBar } from '@/pages/sections/page-bar';
import { useCheckoutLink, useOffer, useSecondProduct } from '@/pages/sections/use-offer';
import { chooseState } from '@/lib/browser/chosen-state';
import { formatPrice, plural } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Verbatim } from '@/ui/verbatim';
import { countName, SlipFrame } from './slip-frame';

/** What the list comes to, by pack, with its total and the way to the checkout. It fills while the questions are answered. */
export function PlanOrder() {
  const plan = useSyncExternalStore(shownPlan.subscribe, shownPlan.state, () => null);
  useEffect(() => {
    // One of our two states, and not the other: its documents come first from here on.
    const [state = '', other] = (plan?.answers.state ?? []).filter(isPackState);
    if (state && !other) chooseState(state);
  }, [plan]);
  if (!plan) return null;
  const { answers, place } = plan;
  const packs = plannedPacks(answers);
  if (packs.length === 0) return null;
  return (
    <>
      {createPortal(
        <Slip
          packs={packs}
          inPack={(sku) => Number(place.getAttribute(countName(sku)))}
          address={planAddress(location.origin + location.pathname, answers)}
        />,
        place,
      )}
      <SlipBar packs={packs} onShow={() => place.scrollIntoView({ block: 'center' })} />
    </>
  );
}

interface SlipBarProps {
  readonly packs: readonly PlannedPack[];
  readonly onShow: () => void;
}

/** The total at the lower edge of a phone, where the list is below the questions. */
function SlipBar({ packs, onShow }: SlipBarProps) {
  const { total } = useOrder(packs);
  return (
    <PageBar label="Your list so far">
      <p>
        <span>{plural(packs.length, 'pack')}</span>,{' '}
        <strong className="text-heading" translate="no">
          {formatPrice(total)}
        </strong>
      </p>
      <Button size="small" variant="secondary" onClick={onShow}>
        See what for
      </Button>
    </PageBar>
  );
}

/** What to buy for the packs and what it costs this visitor. */
function useOrder(packs: readonly PlannedPack[]) {
  const hasBundle = useCheckoutLink('core-payroll-bundle') !== null;
  const cents = useTotals();
  const order = offersFor(packs, hasBundle);
  return { order, cents, total: order.reduce((sum, sku) => sum + cents[sku], 0) };
}

interface SlipProps {
  readonly packs: readonly PlannedPack[];
  /** How many documents a pack has. Zero until they are counted. */
  readonly inPack: (sku: ProductSku) => number;
  /** Where the list opens again. */
  readonly address: string;
}

function Slip({ packs, inPack, address }: SlipProps) {
  const { order, cents, total } = useOrder(packs);
  const lines = packs.map((pack) => ({
    ...pack,
    name: products[pack.sku].name,
    price: formatPrice(cents[pack.sku]),
    share: packShare(pack, inPack(pack.sku)),
  }));
  const isBundle = order.some((sku) => sku === 'core-payroll-bundle');
  return (
    <SlipFrame
      id="plan-order"
      title={
        <>
          <span>Your list comes to</span> <Verbatim>{formatPrice(total)}</Verbatim>
        </>
      }
    >
      <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
        {lines.map(({ sku, name, price, share }) => (
          <li key={sku} className="flex justify-between gap-6 py-2.5">
            <span className="min-w-0">
              <span className="font-medium text-heading">{name}</span>
              <span className="block text-sm text-muted">{share}</span>
            </span>
            <span translate="no" className="font-medium">
              {price}
            </span>
          </li>
        ))}
      </ul>
      {isBundle && (
        <p className="mt-3 text-sm text-muted">
          {offers['core-payroll-bundle'].name}:{' '}
          <Verbatim>{formatPrice(cents['core-payroll-bundle'])}</Verbatim> instead of{' '}
          <Verbatim>{formatPrice(cents['core-hr'] + cents['payroll-ops'])}</Verbatim> for the two.
        </p>
      )}
      <Checkout order={order} cents={cents} />
      <p className="mt-4 text-center text-sm">
        <a className="link py-1 font-semibold" href={planMail(lines, formatPrice(total), address)}>
          Mail this list
        </a>
      </p>
    </SlipFrame>
  );
}

interface CheckoutProps {
  readonly order: readonly OfferSku[];
  readonly cents: Readonly<Record<OfferSku, number>>;
}

/** One button for the first two if their checkout takes two; the others have one of their own. */
function Checkout({ order: [first, second, ...others], cents }: CheckoutProps) {
  const way = useSecondProduct(first ?? 'core-hr', second ?? 'core-hr');
  if (!first) return null;
  const isTogether = second !== undefined && way === 'same-order';
  const rest = isTogether || !second ? others : [second, ...others];
  const named = isTogether ? `${offers[first].name} and ${offers[second].name}` : offers[first].name;
  const price = cents[first] + (isTogether ? cents[second] : 0);
  return (
    <div className="mt-5 grid gap-3">
      <BuyButton
        sku={first}
        second={isTogether ? second : null}
        isWide
        label={
          rest.length > 0 || isTogether
            ? `Buy ${named}, ${formatPrice(price)}`
            : `Buy it, ${formatPrice(price)}`
        }
      />
      {rest.map((sku) => (
        <BuyButton key={sku} sku={sku} isWide label={`Buy ${offers[sku].name}, ${formatPrice(cents[sku])}`} />
      ))}
      {rest.length > 0 && <p className="text-sm text-muted">The checkout takes at most two at a time.</p>}
    </div>
  );
}

/** The price of every offer for this visitor. */
function useTotals(): Readonly<Record<OfferSku, number>> {
  return {
    'mn-paid-leave': useOffer('mn-paid-leave').totalCents,
    'core-hr': useOffer('core-hr').totalCents,
    'payroll-ops': useOffer('payroll-ops').totalCents,
    'micro-templates': useOffer('micro-templates').totalCents,
    'core-payroll-bundle': useOffer('core-payroll-bundle').totalCents,
  };
}
