import type { OpenOrderResponse } from '@contracts/orders';
import { OpenedOrders } from '@/features/checkout/components/opened-orders';
import { LicenseFiles } from '@/features/library/components/license-files';
import { withQueries } from '@/lib/queries';

/** The orders of a link, each with its files. */
function OrdersWithFiles({ opened }: { readonly opened: OpenOrderResponse }) {
  return (
    <OpenedOrders
      opened={opened}
      renderFiles={({ licenseId }) => (
        <LicenseFiles licenseId={licenseId} access={{ kind: 'order', token: opened.accessToken }} />
      )}
    />
  );
}

export default withQueries(OrdersWithFiles);
