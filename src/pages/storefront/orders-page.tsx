import { Suspense } from 'react';
import { useOpenedOrders } from '@/features/shop/checkout/model/use-opened-orders';
import { lazyComponent } from '@/lib/react/load-error';
import { Seo } from '@/rendering/seo';
import { useTokenFromAddress } from '@/lib/url/token-from-url';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';

const OpenedOrders = lazyComponent(() => import('./orders/opened-orders'));

const closedTitles = {
  'no-link': 'This link is not complete',
  expired: 'This order was open for an hour',
  'by-hand': 'This order is closed',
} as const;

/**
 * Opened by the link of a receipt or of "Find my order". The button opens it, so that a mail scanner cannot use up the
 * link. The tab keeps the access for an hour, so that a reload or Back shows the order again.
 */
export default function OrdersPage() {
  const token = useTokenFromAddress();
  const orders = useOpenedOrders(token);
  return (
    <Container className="pb-20">
      <Seo path="/orders" title="Your order" description="Your order and its files." noIndex />
      {orders.opened ? (
        <>
          <PageHeader
            size="compact"
            title="Your files"
            lead={`Sent to ${orders.opened.email}.`}
            actions={
              <>
                <p className="self-center text-sm text-muted">
                  The order stays open in this tab for an hour.
                </p>
                <Button variant="secondary" size="small" onClick={orders.close}>
                  Close this order
                </Button>
              </>
            }
          />
          <Suspense fallback={<FilesLoading />}>
            <OpenedOrders opened={orders.opened} onExpired={orders.expire} />
          </Suspense>
        </>
      ) : (
        <>
          <PageHeader
            title="Your order"
            lead={
              token === '' || orders.closed
                ? 'It opens with the link from your receipt or from “Find my order”.'
                : 'The button opens your order and its files.'
            }
          />
          <NotOpened orders={orders} isLinkRead={token !== null} />
        </>
      )}
    </Container>
  );
}

interface NotOpenedProps {
  readonly orders: ReturnType<typeof useOpenedOrders>;
  readonly isLinkRead: boolean;
}

function NotOpened({ orders, isLinkRead }: NotOpenedProps) {
  if (orders.closed) {
    return (
      <Callout tone="warning" title={closedTitles[orders.closed]}>
        <p>
          {orders.closed === 'no-link' && <span>Some mail programs and company filters cut links. </span>}
          <span>Please open it from the email again, or ask for a new one.</span>
        </p>
        <FindOrder />
      </Callout>
    );
  }
  if (orders.isReopening) {
    return <FilesLoading />;
  }
  return (
    <div className="grid justify-items-start gap-5">
      <Button size="large" isLoading={orders.isOpening} disabled={!isLinkRead} onClick={orders.open}>
        Open my order
      </Button>
      {orders.error && (
        <div role="alert">
          <Callout tone="danger" title="The order could not be opened">
            <p>{orders.error.message}</p>
            <FindOrder />
          </Callout>
        </div>
      )}
    </div>
  );
}

function FindOrder() {
  return (
    <p className="mt-3">
      <ButtonLink to="/find-order" variant="secondary">
        Find my order
      </ButtonLink>
    </p>
  );
}

function FilesLoading() {
  return (
    <Loading label="Your files are loading">
      <SkeletonText lines={6} />
    </Loading>
  );
}
