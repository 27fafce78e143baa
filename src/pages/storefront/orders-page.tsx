import { useMutation } from '@tanstack/react-query';
import { openOrder } from '@/features/checkout/api/orders-api';
import { OpenedOrders } from '@/features/checkout/components/opened-orders';
import { LicenseFiles } from '@/features/library/components/license-files';
import { toAppError } from '@/lib/app-error';
import { withQueries } from '@/lib/queries';
import { Seo } from '@/lib/seo';
import { useTokenFromAddress } from '@/lib/token-from-address';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

/** Opened by the link of a receipt or of "Find my order". The button opens it, so that a mail scanner cannot use it up. */
function OrdersPage() {
  const token = useTokenFromAddress();
  const open = useMutation({ mutationFn: openOrder });
  return (
    <Container className="pb-20">
      <Seo path="/orders" title="Your order" description="Your order and its files." noIndex />
      {open.isSuccess ? (
        <>
          <PageHeader title="Your files" lead={`Bought with ${open.data.email}.`} />
          <OpenedOrders
            opened={open.data}
            renderFiles={({ licenseId }) => (
              <LicenseFiles licenseId={licenseId} access={{ kind: 'order', token: open.data.accessToken }} />
            )}
          />
        </>
      ) : (
        <>
          <PageHeader title="Your order" lead="The button opens your order and its files." />
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
                isLoading={open.isPending}
                disabled={token === null}
                onClick={() => token && open.mutate(token)}
              >
                Open my order
              </Button>
              {open.isError && (
                <div role="alert">
                  <Callout tone="danger" title="The order could not be opened">
                    <p>{toAppError(open.error).message}</p>
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

export default withQueries(OrdersPage);
