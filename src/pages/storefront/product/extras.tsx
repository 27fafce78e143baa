import type { ProductSku } from '@contracts/products';
import { ExitOffer } from '@/features/shop/offers/exit-offer';
import { ScrollRibbon } from '@/features/shop/offers/scroll-ribbon';
import { useUtm } from '@/features/all/tracking/utm-context';

interface ExtrasProps {
  readonly sku: ProductSku;
  readonly openedAt: number;
}

/** What nobody needs before the first interaction: the scroll ribbon and the exit offer, with the visitor's campaign. */
export function Extras({ sku, openedAt }: ExtrasProps) {
  const { record } = useUtm();
  const request = async (email: string) => {
    const { requestStarterPack } = await import('@/features/shop/leads/api/leads-api');
    await requestStarterPack({ email, form: 'exit-intent', ...record?.params });
  };
  return (
    <>
      <ScrollRibbon product={sku} targetId="features" />
      <ExitOffer product={sku} request={request} openedAt={openedAt} />
    </>
  );
}
