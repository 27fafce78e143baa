import { cn } from './cn';

interface PaperFigureProps {
  readonly src: string;
  /** What the page shows, in words. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption?: string | undefined;
  /** More sheets under the first: a pack, not a page. */
  readonly isPack?: boolean | undefined;
  /** Above the fold: load at once. */
  readonly isFirst?: boolean | undefined;
  /** The top of the page in a shorter box, for a card. */
  readonly isTopOnly?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A real page of a real template: the shop's only kind of picture. Paper stays paper in the dark. */
export function PaperFigure({
  src,
  alt,
  width,
  height,
  caption,
  isPack = false,
  isFirst = false,
  isTopOnly = false,
  className,
}: PaperFigureProps) {
  return (
    <figure className={cn('min-w-0', className)}>
      <div className={cn('relative', isPack && 'mr-3 mb-3')}>
        {isPack && (
          <>
            <span className="absolute inset-0 translate-3 rounded-sm border border-hairline bg-sunken" />
            <span className="absolute inset-0 translate-1.5 rounded-sm border border-hairline bg-surface" />
          </>
        )}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className={cn(
            'relative block w-full rounded-sm border border-hairline bg-[#fffefb] shadow',
            isTopOnly ? 'aspect-16/10 object-cover object-top' : 'h-auto',
          )}
        />
      </div>
      {caption && <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>}
    </figure>
  );
}
