import { Suspense } from 'react';
import { confirmSubscription, starterPackZipUrl } from '@/features/shop/leads/api/leads-api';
import { lazyComponent } from '@/lib/react/load-error';
import { Seo } from '@/rendering/seo';
import { useTokenFromAddress } from '@/lib/url/token-from-url';
import { useSubmission } from '@/lib/forms/use-submission';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonText } from '@/ui/skeleton';

const AssetDownloads = lazyComponent(() => import('./free-resources/asset-downloads'));

/** Opened by the link in the email. Only the button confirms, because mail scanners follow links. The same click downloads. */
export default function ConfirmSubscriptionPage() {
  const token = useTokenFromAddress();
  const confirm = useSubmission(async (given: string) => {
    await confirmSubscription(given);
    window.location.assign(starterPackZipUrl());
  });
  return (
    <Container className="pb-20">
      <Seo
        path="/free-resources/confirm"
        title="Confirm your address"
        description="Confirm your email address and download the free pack."
        noIndex
      />
      {confirm.status === 'success' ? (
        <>
          <PageHeader
            title="Your download has started"
            lead="Your address is confirmed. The ZIP holds all four documents; here they are one by one."
          />
          <h2 className="mb-4 text-2xl">The four documents</h2>
          <Suspense
            fallback={
              <Loading label="The documents are loading">
                <SkeletonText lines={4} />
              </Loading>
            }
          >
            <AssetDownloads />
          </Suspense>
        </>
      ) : (
        <>
          <PageHeader
            title={token === '' ? 'Confirm your address' : 'One click, and the pack is yours'}
            lead={
              token === ''
                ? 'That takes the link from our email.'
                : 'The button confirms your email address and starts the download.'
            }
          />
          {token === '' ? (
            <Callout tone="warning" title="This link is not complete">
              Some mail programs and company filters cut links. Open it from the email again, or{' '}
              <a className="link" href="/free-resources">
                ask for the pack once more
              </a>
              .
            </Callout>
          ) : (
            <div className="grid justify-items-start gap-5">
              <Button
                size="large"
                isLoading={confirm.status === 'pending'}
                disabled={token === null}
                onClick={() => token && void confirm.submit(token)}
              >
                Confirm and download
              </Button>
              {confirm.error && (
                <div role="alert">
                  <Callout tone="danger" title="That did not work">
                    <p>{confirm.error.message}</p>
                    <p className="mt-3">
                      <ButtonLink to="/free-resources" variant="secondary">
                        Ask for the pack again
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
