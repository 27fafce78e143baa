import type { MarkdownHeading } from './markdown-headings';

/** The table of contents of a long text. */
export function ContentsList({ headings }: { readonly headings: readonly MarkdownHeading[] }) {
  if (headings.length < 2) {
    return null;
  }
  return (
    <nav aria-label="Contents" className="no-print">
      <p className="mb-2 font-semibold text-heading">On this page</p>
      <ul className="border-l border-hairline">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-9 items-center border-l border-transparent py-1 pl-4 text-sm text-muted no-underline hover:border-primary hover:text-primary pointer-coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
