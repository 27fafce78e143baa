import type { OpenOrderResponse } from '@contracts/orders';
import { OpenedOrders } from '@/features/shop/checkout/components/opened-orders';
import { HandbookCard } from '@/features/all/library/components/handbook/handbook-card';
import { LicenseFiles } from '@/features/all/library/components/license-files';
import { withQueries } from '@/rendering/with-queries';

interface OrdersWithFilesProps {
  readonly opened: OpenOrderResponse;
  readonly onExpired: () => void;
}

/** The handbook of all that a link opens, and its orders, each with its files. */
function OrdersWithFiles({ opened, onExpired }: OrdersWithFilesProps) {
  const access = { kind: 'order', token: opened.accessToken } as const;
  const open = opened.orders.flatMap(({ items }) =>
    items.filter(({ licenseStatus }) => licenseStatus === 'active').map(({ licenseId }) => licenseId),
  );
  return (
    <>
      <HandbookCard licenseIds={open} access={access} onExpired={onExpired} />
      <OpenedOrders
        opened={opened}
        renderFiles={({ licenseId }) => (
          <LicenseFiles licenseId={licenseId} access={access} onExpired={onExpired} />
        )}
      />
    </>
  );
}

export default withQueries(OrdersWithFiles);
