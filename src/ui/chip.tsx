import type { MouseEvent, ReactNode } from 'react';
import { Link } from './link';
import { cn } from './cn';
import { useOptimisticValue } from './use-optimistic-value';

const shape =
  'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border px-3.5 text-sm font-semibold no-underline transition-colors pointer-coarse:min-h-11';
const idle = 'border-edge bg-surface text-ink hover:border-primary hover:bg-primary-soft';
const chosen =
  'border-primary bg-primary text-on-primary forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';

interface FilterOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
}

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly FilterOption<Value>[];
  readonly value: Value;
  /** The filter is in the URL: each chip is a link. */
  readonly hrefFor?: ((value: Value) => string) | undefined;
  readonly onChange?: ((value: Value) => void) | undefined;
  readonly className?: string | undefined;
}

/** A plain click. With a modifier key or another button the link opens elsewhere, and this page does not change. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** One of several filters. The pressed chip is marked at once; the list follows the URL. */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  hrefFor,
  onChange,
  className,
}: FilterChipsProps<Value>) {
  const [shown, show] = useOptimisticValue(value);
  return (
    <div role="group" aria-label={label} className={cn('flex flex-wrap gap-2', className)}>
      {options.map((option) => {
        const isChosen = option.value === shown;
        const look = cn(shape, isChosen ? chosen : idle);
        const content = (
          <>
            <span>{option.label}</span>{' '}
            {option.count !== undefined && <span className="font-normal tabular-nums">{option.count}</span>}
          </>
        );
        return hrefFor ? (
          <Link
            key={option.value}
            to={hrefFor(option.value)}
            onClick={(event) => {
              if (staysHere(event)) show(option.value);
            }}
            aria-current={isChosen || undefined}
            className={look}
          >
            {content}
          </Link>
        ) : (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            className={look}
            onClick={() => onChange?.(option.value)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}

interface ChipProps {
  readonly onClick: () => void;
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A suggestion that takes effect at once, such as a quick question of the chat. */
export function Chip({ onClick, isDisabled = false, children }: ChipProps) {
  return (
    <button type="button" className={cn(shape, idle)} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  );
}
