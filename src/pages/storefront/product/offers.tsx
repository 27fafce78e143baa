import type { ProductSku } from '@contracts/products';
import { ExitOffer } from '@/features/offers/exit-offer';
import { ScrollRibbon } from '@/features/offers/scroll-ribbon';
import { useUtm } from '@/features/tracking/utm-context';

interface OffersProps {
  readonly sku: ProductSku;
  readonly openedAt: number;
}

/** What answers to reading on and to leaving, with the campaign that brought the visitor. */
export function Offers({ sku, openedAt }: OffersProps) {
  const { record } = useUtm();
  const request = async (email: string) => {
    const { requestStarterPack } = await import('@/features/leads/api/leads-api');
    await requestStarterPack({ email, form: 'exit-intent', ...record?.params });
  };
  return (
    <>
      <ScrollRibbon product={sku} targetId="features" />
      <ExitOffer product={sku} request={request} openedAt={openedAt} />
    </>
  );
}
