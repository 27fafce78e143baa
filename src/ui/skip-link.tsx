interface SkipLinkProps {
  /** The id of the page's main part. */
  readonly targetId: string;
  readonly children?: string | undefined;
}

/** The first keyboard stop on every page. */
export function SkipLink({ targetId, children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="no-print sr-only z-50 rounded bg-primary px-4 py-3 font-semibold text-on-primary focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:px-4 focus-visible:py-3"
    >
      {children}
    </a>
  );
}
