import X from 'lucide-react/icons/x';
import { Link } from '@/ui/link';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { IconButton } from '@/ui/icon-button';

/**
 * The banner's text. It never changes, so it is a static island. The banner around it handles the buttons by their
 * `data-consent`, and sets `data-signal` if the browser asks not to be tracked.
 */
export function ConsentText() {
  return (
    <section
      aria-labelledby="consent-title"
      className="border-t border-edge bg-surface shadow forced-colors:border-t-2"
    >
      <Container className="relative grid gap-x-10 gap-y-2 py-2 lg:grid-cols-[1fr_auto] lg:items-center lg:pr-20">
        <div className="pr-12 text-[0.8125rem] leading-snug lg:pr-0">
          <h2 id="consent-title" tabIndex={-1} className="mr-3 inline text-base">
            We value your privacy
          </h2>
          <p className="inline">
            We use essential cookies for site functionality and analytics cookies to understand how you use
            our site.{' '}
            <Link className="link" to="/privacy">
              Cookie Policy
            </Link>
          </p>
          <p className="mt-2 hidden font-semibold group-data-signal/consent:block">
            Do Not Track detected: We&apos;ve automatically selected essential cookies only to respect your
            preference.
          </p>
        </div>
        <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
          <span className="contents group-data-signal/consent:hidden">
            <Button variant="secondary" size="small" className="grow sm:grow-0" data-consent="all">
              Accept All Cookies
            </Button>
          </span>
          <Button variant="secondary" size="small" data-consent="essential">
            Essential Only
          </Button>
          {/* An explicit choice overrides the browser's signal, so it must be possible to make one. */}
          <span className="hidden group-data-signal/consent:contents">
            <Button variant="quiet" size="small" className="grow sm:grow-0" data-consent="all">
              Accept anyway
            </Button>
          </span>
        </div>
        <IconButton
          className="absolute top-0.5 right-1 lg:top-2 lg:right-6"
          label="Close and use essential cookies only"
          icon={<X />}
          data-consent="essential"
        />
      </Container>
    </section>
  );
}
