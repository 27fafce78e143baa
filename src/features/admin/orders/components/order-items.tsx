import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { productName } from '@contracts/products';
import { formatMoney } from '@contracts/money';
import { queryRoots } from '@/lib/queries/query-roots';
import { ActionDialog } from '@/ui/action-dialog';
import { Badge } from '@/ui/badge';
import { StatusBadge } from '@/ui/status-badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { KeyValueList } from '@/ui/key-value-list';
import { LongWord } from '@/ui/long-word';
import { Cluster } from '@/ui/stack';
import { toast } from '@/ui/toast';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { moveLicense, setLicense, type OrderItem } from '../api/orders-api';

export function OrderItems({ items }: { readonly items: readonly OrderItem[] }) {
  return (
    <section aria-labelledby="items-heading" className="mt-10">
      <h2 id="items-heading" className="mb-4 text-2xl">
        Products and licenses
      </h2>
      <div className="grid gap-4 xl:grid-cols-2">
        {items.map((item) => (
          <Card key={item.purchaseId} as="article">
            <h3 className="mb-3 text-xl">{productName(item.sku)}</h3>
            <KeyValueList
              items={[
                { label: 'Belongs to', value: <Owner item={item} /> },
                ...(item.bundleSku === null
                  ? []
                  : [{ label: 'Sold in', value: productName(item.bundleSku) }]),
                { label: 'Amount', value: formatMoney(item.amountCents, item.currency), isVerbatim: true },
                { label: 'Order', value: <StatusBadge status={item.status} good="paid" /> },
                { label: 'License key', value: item.licenseKey ?? '–', isVerbatim: true },
                { label: 'License', value: <LicenseState item={item} /> },
              ]}
            />
            {item.licenseId !== null && <LicenseActions item={item} licenseId={item.licenseId} />}
          </Card>
        ))}
      </div>
    </section>
  );
}

/** A buyer without an account only has an email address. */
function Owner({ item: { userId, email } }: { readonly item: OrderItem }) {
  return userId === null ? (
    <LongWord>{email}</LongWord>
  ) : (
    <Link to={`/admin/users/${userId}`} className="link">
      <LongWord>{email}</LongWord>
    </Link>
  );
}

function LicenseState({ item: { licenseStatus, licenseReason } }: { readonly item: OrderItem }) {
  return (
    <>
      <Badge tone={licenseStatus === 'active' ? 'primary' : 'danger'}>{licenseStatus ?? 'none'}</Badge>{' '}
      {licenseReason}
    </>
  );
}

interface LicenseActionsProps {
  readonly item: OrderItem;
  readonly licenseId: string;
}

function LicenseActions({ item, licenseId }: LicenseActionsProps) {
  const queryClient = useQueryClient();
  const done = async (title: string) => {
    await queryClient.invalidateQueries({ queryKey: [queryRoots.orders] });
    await queryClient.invalidateQueries({ queryKey: [queryRoots.dashboard] });
    void toast({ title, description: productName(item.sku), tone: 'success' });
  };
  const trigger = (label: string) => (
    <Button variant="secondary" size="small">
      {label} <VisuallyHidden>the license of {productName(item.sku)}</VisuallyHidden>
    </Button>
  );
  return (
    <Cluster className="mt-4">
      {item.licenseStatus === 'active' ? (
        <ActionDialog
          title={`Revoke the license of ${productName(item.sku)}?`}
          consequence="The buyer can no longer download, whatever event the payment provider sends later. You can restore it."
          confirmLabel="Revoke license"
          isDanger
          needsReason
          trigger={trigger('Revoke')}
          onConfirm={async ({ reason }) => {
            await setLicense(licenseId, 'revoked', reason);
            await done('License revoked');
          }}
        />
      ) : (
        <ActionDialog
          title={`Restore the license of ${productName(item.sku)}?`}
          consequence="The buyer can download again immediately."
          confirmLabel="Restore license"
          needsReason
          trigger={trigger('Restore')}
          onConfirm={async ({ reason }) => {
            await setLicense(licenseId, 'active', reason);
            await done('License restored');
          }}
        />
      )}
      <ActionDialog
        title={`Move ${productName(item.sku)} to another address?`}
        consequence={`${item.email} loses access; the new address gets an email with a link to its orders.`}
        confirmLabel="Move license"
        isDanger
        needsReason
        field={{ label: 'New email address', type: 'email' }}
        trigger={trigger('Move')}
        onConfirm={async ({ reason, value }) => {
          await moveLicense(licenseId, value, reason);
          await done('License moved');
        }}
      />
    </Cluster>
  );
}
