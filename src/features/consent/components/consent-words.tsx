import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { IconButton } from '@/ui/icon-button';

/**
 * What the banner says. It never changes, so it is a still part of the page; the banner around it hears the buttons by
 * their `data-consent` and says by `data-signal` whether the browser asks not to be tracked.
 */
export function ConsentWords() {
  return (
    <section
      aria-labelledby="consent-title"
      className="border-t border-edge bg-surface shadow forced-colors:border-t-2"
    >
      <Container
        width="wide"
        className="relative grid gap-x-10 gap-y-4 py-5 lg:grid-cols-[1fr_auto] lg:items-center lg:pr-20"
      >
        <div className="max-w-measure pr-10 text-[0.9375rem] lg:pr-0">
          <h2 id="consent-title" tabIndex={-1} className="text-xl">
            We value your privacy
          </h2>
          <p className="mt-1">
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
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <span className="contents group-data-signal/consent:hidden">
            <Button variant="secondary" data-consent="all">
              Accept All Cookies
            </Button>
          </span>
          <Button variant="secondary" data-consent="essential">
            Essential Only
          </Button>
          {/* An explicit choice wins over the browser's signal, so there has to be a way to make it. */}
          <span className="hidden group-data-signal/consent:contents">
            <Button variant="quiet" data-consent="all">
              Accept anyway
            </Button>
          </span>
        </div>
        <IconButton
          className="absolute top-3 right-2 sm:right-4 lg:right-6"
          label="Close and use essential cookies only"
          icon={<X />}
          data-consent="essential"
        />
      </Container>
    </section>
  );
}
