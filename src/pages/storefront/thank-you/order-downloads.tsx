import { useGo } from '@/lib/url/go';
import type { OrderStatusResponse } from '@contracts/orders';
import { products } from '@contracts/products';
import { PackFan } from '@/pages/sections/pack-fan';
import { storeOrderAccess } from '@/features/shop/checkout/model/order-access';
import { requestDownload } from '@/features/all/library/api/license-download';
import { useChosenState } from '@/lib/browser/chosen-state';
import { useSubmission } from '@/lib/forms/use-submission';
import { Button } from '@/ui/button';

type Access = NonNullable<OrderStatusResponse['access']>;

/** The files of a confirmed order: each product as a ZIP, or one by one on the order's page. */
export function OrderDownloads({ access }: { readonly access: Access }) {
  const go = useGo();
  const chosenState = useChosenState();
  const download = useSubmission(async (licenseId: string) => {
    const request = { license_id: licenseId, format: 'zip' } as const;
    window.location.assign(await requestDownload(request, { kind: 'order', token: access.token }));
  });
  const openOrder = () => {
    storeOrderAccess(access.token);
    void go('/orders');
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>Your files are ready. The link in the receipt opens them again later.</p>
      <ul className="grid gap-4">
        {access.licenses.map(({ licenseId, sku }) => (
          <li key={licenseId} className="flex flex-wrap items-center gap-4">
            <PackFan sku={sku} state={chosenState} className="h-20 w-32 shrink-0 rounded" />
            <Button
              isLoading={download.status === 'pending' && download.input === licenseId}
              onClick={() => void download.submit(licenseId)}
            >
              Download {products[sku].name} (ZIP)
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={openOrder}>
        Open my order
      </Button>
      {download.status === 'success' && <p role="status">The ZIP comes as soon as all its files are made.</p>}
      {download.error && (
        <p role="alert" className="text-danger">
          {download.error.message}
        </p>
      )}
    </div>
  );
}
