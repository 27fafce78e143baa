import { Link } from '@/ui/link';

interface WayProps {
  /** A page or, with #, a section of this one. */
  readonly to: string;
  readonly onFollow?: (() => void) | undefined;
  readonly children: string;
}

/** A link to the place where an open item is resolved. */
export function Way({ to, onFollow, children }: WayProps) {
  if (!to.startsWith('#')) {
    return (
      <Link to={to} className="link" onClick={onFollow}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={to}
      className="link"
      onClick={(event) => {
        event.preventDefault();
        onFollow?.();
        // A closing dialog releases the focus first.
        setTimeout(() => {
          const section = document.getElementById(to.slice(1));
          section?.scrollIntoView();
          section?.focus();
        });
      }}
    >
      {children}
    </a>
  );
}
