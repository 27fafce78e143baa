import { cn } from './cn';

interface ThumbProps {
  readonly src: string;
  /** The same picture for screens with two pixels for each. */
  readonly src2x: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}

/** A small picture of a page, which does not glare at night. Its document is named beside it, so it has no alternative text. */
export function Thumb({ src, src2x, width, height, className }: ThumbProps) {
  return (
    <img
      src={src}
      srcSet={`${src2x} 2x`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={cn(
        'block rounded-sm border border-hairline bg-paper dark:filter-[brightness(.93)]',
        className,
      )}
    />
  );
}
