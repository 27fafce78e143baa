import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from './link';
import { cn } from './cn';
import { visiblePages } from './visible-pages';

interface PaginationProps {
  /** The content of the pages, as in "Pages of reviews". */
  readonly label: string;
  readonly page: number;
  readonly pageCount: number;
  /** The page is in the URL, so that a reload and the back button keep it. */
  readonly hrefFor: (page: number) => string;
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded px-2 text-[0.9375rem] font-semibold tabular-nums transition-colors';

/** Renders nothing if there is only one page. */
export function Pagination({ label, page, pageCount, hrefFor }: PaginationProps) {
  if (pageCount <= 1) {
    return null;
  }
  const neighbor = (target: number, name: string) => {
    const isThere = target >= 1 && target <= pageCount;
    const content = (
      <>
        {target < page && <ChevronLeft className="size-5" />}
        <span className="max-sm:sr-only">{name}</span>
        {target > page && <ChevronRight className="size-5" />}
      </>
    );
    return isThere ? (
      <Link to={hrefFor(target)} className={cn(step, 'text-primary hover:bg-primary-soft')}>
        {content}
      </Link>
    ) : (
      <span className={cn(step, 'text-muted')} aria-hidden="true">
        {content}
      </span>
    );
  };
  return (
    <nav aria-label={label} className="no-print flex items-center justify-center gap-1">
      {neighbor(page - 1, 'Previous')}
      <p className="px-2 text-[0.9375rem] text-muted tabular-nums sm:hidden">{`Page ${page} of ${pageCount}`}</p>
      <ul className="flex items-center gap-1 max-sm:hidden">
        {visiblePages(page, pageCount).map((item) => (
          <li key={item.key}>
            {item.page === null ? (
              <span className="inline-block size-6 text-center text-muted">…</span>
            ) : (
              <Link
                to={hrefFor(item.page)}
                aria-label={`Page ${item.page}`}
                aria-current={item.page === page ? 'page' : undefined}
                className={cn(
                  step,
                  item.page === page
                    ? 'bg-primary text-on-primary forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                    : 'text-primary hover:bg-primary-soft',
                )}
              >
                {item.page}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {neighbor(page + 1, 'Next')}
    </nav>
  );
}
