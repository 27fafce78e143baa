import { Link } from '@/ui/link';
import { brand } from '@contracts/brand';
import { cn } from '@/ui/cn';

/** The mark of the brand, without its name. */
export function NorthStar({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={cn('shrink-0', className)} aria-hidden="true">
      <rect width="32" height="32" rx="7" className="fill-primary" />
      <path d="M16 5l2.6 8.4L27 16l-8.4 2.6L16 27l-2.6-8.4L5 16l8.4-2.6z" className="fill-on-primary" />
    </svg>
  );
}

/** The north star and the name. */
export function BrandMark() {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 no-underline">
      <NorthStar className="size-8" />
      <span translate="no" className="font-serif text-xl font-medium whitespace-nowrap text-heading">
        {brand.name}
      </span>
    </Link>
  );
}
