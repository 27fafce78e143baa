import { brand } from '@contracts/brand';
import { Verbatim } from '@/ui/verbatim';

interface RouteError {
  readonly status?: number;
  readonly statusText?: string;
  readonly message?: string;
}

function describe(error: unknown): string {
  const { status, statusText, message } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as RouteError;
  return status === undefined ? (message ?? 'Unknown error') : `${status} ${statusText ?? ''}`.trim();
}

/** The specification's error screen. It is outside the router and the providers, so it uses neither. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  return (
    <main className="mx-auto max-w-narrow px-5 py-20">
      <h1 className="text-3xl">Unexpected Application Error!</h1>
      <p role="alert" className="mt-4 text-lg wrap-anywhere">
        {describe(error)}
      </p>
      <p className="mt-4 text-muted">
        Reload the page, or go back to the{' '}
        <a className="link" href="/">
          start page of <Verbatim>{brand.name}</Verbatim>
        </a>
        . If you came by a link from an email, it may be used up: ask for a new one, or write to{' '}
        <a className="link" href={`mailto:${brand.supportEmail}`}>
          {brand.supportEmail}
        </a>
        .
      </p>
    </main>
  );
}
