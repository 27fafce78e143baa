import type { CheckoutProvider } from '../contracts/buy-link.ts';
import { providerIds, type ProviderIdKind } from '../contracts/provider-ids.ts';
import type { CheckoutItem } from './checkout-event.ts';

type ItemIds = Pick<CheckoutItem, 'providerProductId' | 'otherIds'>;

/**
 * Every id of one item that the owner may have entered: the one that is shown, and the others, the most specific one first.
 * Null when the item has none.
 */
export function itemIds<Provider extends CheckoutProvider>(
  provider: Provider,
  ids: Readonly<Record<ProviderIdKind<Provider>, string | null | undefined>>,
): ItemIds | null {
  const known = providerIds[provider].flatMap((entry) => {
    const id = ids[entry.kind as ProviderIdKind<Provider>];
    return id ? [{ id, isShown: 'isShown' in entry }] : [];
  });
  const shown = known.find(({ isShown }) => isShown) ?? known.at(0);
  if (shown === undefined) return null;
  const otherIds = known.filter((entry) => entry !== shown).map(({ id }) => id);
  return { providerProductId: shown.id, ...(otherIds.length > 0 ? { otherIds } : {}) };
}
