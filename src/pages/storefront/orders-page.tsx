import { lazy, Suspense, useState } from 'react';
import type { OpenOrderResponse } from '@contracts/orders';
import { openOrder } from '@/features/checkout/api/orders-api';
import { Seo } from '@/lib/seo';
import { useTokenFromAddress } from '@/lib/token-from-address';
import { useSubmission } from '@/lib/use-submission';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';

const OpenedOrders = lazy(() => import('./orders/opened-orders'));

/** Opened by the link of a receipt or of "Find my order". The button opens it, so that a mail scanner cannot use it up. */
export default function OrdersPage() {
  const token = useTokenFromAddress();
  const [opened, setOpened] = useState<OpenOrderResponse | null>(null);
  const open = useSubmission(async (given: string) => setOpened(await openOrder(given)));
  return (
    <Container className="pb-20">
      <Seo path="/orders" title="Your order" description="Your order and its files." noIndex />
      {opened ? (
        <>
          <PageHeader title="Your files" lead={`Bought with ${opened.email}.`} />
          <Suspense
            fallback={
              <Loading label="Your files are loading">
                <SkeletonText lines={6} />
              </Loading>
            }
          >
            <OpenedOrders opened={opened} />
          </Suspense>
        </>
      ) : (
        <>
          <PageHeader
            title="Your order"
            lead={
              token === ''
                ? 'It opens with the link from your receipt or from “Find my order”.'
                : 'The button opens your order and its files.'
            }
          />
          {token === '' ? (
            <Callout tone="warning" title="This link is not complete">
              <p>Please open it from the e-mail again, or ask for a new one.</p>
              <p className="mt-3">
                <ButtonLink to="/find-order" variant="secondary">
                  Find my order
                </ButtonLink>
              </p>
            </Callout>
          ) : (
            <div className="grid justify-items-start gap-5">
              <Button
                size="large"
                isLoading={open.status === 'pending'}
                disabled={token === null}
                onClick={() => token && void open.submit(token)}
              >
                Open my order
              </Button>
              {open.error && (
                <div role="alert">
                  <Callout tone="danger" title="The order could not be opened">
                    <p>{open.error.message}</p>
                    <p className="mt-3">
                      <ButtonLink to="/find-order" variant="secondary">
                        Find my order
                      </ButtonLink>
                    </p>
                  </Callout>
                </div>
              )}
            </div>
          )}
        </>
      )}
    </Container>
  );
}
