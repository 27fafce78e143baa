import { cn } from './cn';
import { unbroken } from './unbroken';

interface Pin {
  readonly title: string;
  readonly text?: string | undefined;
  /** The class of what the number stands on. */
  readonly mark?: string;
  /** The number is not on the page. */
  readonly isHidden?: boolean;
}

/** A number on a page, as a list beside the page repeats it. */
export function PinNumber({ number, className }: { readonly number: number; readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'size-5 rounded-full bg-primary text-center text-xs leading-5 font-bold text-on-primary',
        className,
      )}
    >
      {number}
    </span>
  );
}

/** Says what the numbers on a page are. */
export function PinList({ items }: { readonly items: readonly Pin[] }) {
  return (
    <ol className="grid gap-x-5 gap-y-3 sm:grid-cols-3">
      {items.map(({ title, text, mark, isHidden }, index) => (
        <li
          key={title}
          hidden={isHidden}
          data-mark={mark}
          className="grid grid-cols-[auto_1fr] content-start gap-x-2.5 gap-y-2 text-sm text-muted sm:grid-cols-1"
        >
          <PinNumber number={index + 1} />
          <span>
            <b className="block font-semibold text-heading">{title}</b>
            {text && <span>{unbroken(text)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
