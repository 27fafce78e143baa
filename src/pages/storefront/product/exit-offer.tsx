import type { ProductSku } from '@contracts/products';
import { ExitOffer } from '@/features/offers/exit-offer';
import { useUtm } from '@/features/tracking/utm-context';

/** The offer to somebody who leaves a product, with the campaign that brought them. */
export function ProductExitOffer({ sku }: { readonly sku: ProductSku }) {
  const { record } = useUtm();
  const request = async (email: string) => {
    const { requestStarterPack } = await import('@/features/leads/api/leads-api');
    await requestStarterPack({ email, form: 'exit-intent', ...record?.params });
  };
  return <ExitOffer product={sku} request={request} />;
}
