import { Link } from './link';

interface Crumb {
  readonly label: string;
  /** The last crumb is the page itself and has no link. */
  readonly to?: string | undefined;
}

export function Breadcrumb({ items }: { readonly items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {items.map(({ label, to }) => (
          <li key={label} className="flex items-center gap-x-2">
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <>
                <Link to={to} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                  {label}
                </Link>
                <span aria-hidden="true" className="text-edge">
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
