import Search from 'lucide-react/icons/search';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link } from '@/ui/link';
import { useGo } from '@/lib/url/go';
import { cn } from '@/ui/cn';
import { findDestinations } from './find-destinations';

interface AdminSearchProps {
  /** "/" moves the focus to it. */
  readonly hasShortcut?: boolean | undefined;
  readonly onNavigate?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** Finds admin pages by name and hands other words to the searches of the lists. Enter opens the first result. */
export function AdminSearch({ hasShortcut = false, onNavigate, className }: AdminSearchProps) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const go = useGo();
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(hasShortcut, input);
  const found = findDestinations(text);

  const leave = () => {
    setText('');
    setIsOpen(false);
    onNavigate?.();
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (!place.current?.contains(relatedTarget)) setIsOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && text !== '') {
      // The drawer around it stays open.
      event.stopPropagation();
      setText('');
      input.current?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      moveFocus(place.current, step);
    }
  };

  return (
    <div
      role="search"
      ref={place}
      className={cn('relative block', className)}
      onKeyDown={onKeyDown}
      onBlur={closeOnLeave}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const first = found[0];
          if (first) {
            leave();
            void go(first.to);
          }
        }}
      >
        <label htmlFor={id} className="sr-only">
          Search the admin
        </label>
        <Search className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted" />
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          maxLength={200}
          placeholder={hasShortcut ? 'Search (press /)' : 'Search'}
          aria-keyshortcuts={hasShortcut ? '/' : undefined}
          className="control min-h-9 pl-8.5 lg:text-sm pointer-coarse:min-h-11"
          value={text}
          onFocus={() => setIsOpen(true)}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <p role="status" className="sr-only">
        {found.length > 0 && `${found.length} results, the arrow keys move through them`}
      </p>
      {isOpen && found.length > 0 && (
        <ul className="absolute inset-x-0 top-full z-10 mt-1.5 max-h-80 overflow-y-auto rounded-lg border border-hairline bg-surface p-1.5 shadow">
          {found.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={leave}
                className="flex min-h-9 items-center rounded px-2.5 text-sm text-ink no-underline outline-offset-[-2px] wrap-anywhere hover:bg-primary-soft focus:bg-primary-soft pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** From the field through the results and back. */
function moveFocus(place: HTMLElement | null, step: number): void {
  const stops = [...(place?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=alertdialog]'));

function useSlashKey(isOn: boolean, input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const focusField = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focusField);
    return () => document.removeEventListener('keydown', focusField);
  }, [isOn, input]);
}
