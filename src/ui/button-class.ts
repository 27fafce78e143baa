import { cn } from './cn';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /**
   * One `primary` action per view, `secondary` next to it, `quiet` in rows and bars, `danger` for actions that cannot be
   * undone.
   */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong',
  secondary: 'border-edge bg-surface text-heading hover:border-primary hover:bg-primary-soft',
  quiet: 'border-transparent text-primary hover:bg-primary-soft',
  danger: 'border-danger bg-danger text-on-danger hover:border-danger-strong hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 gap-1.5 px-3 py-1 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 gap-2 px-4.5 py-2 text-sm',
  large: 'min-h-13 gap-2.5 px-6 py-2.5 text-base',
};

/** Paper has no use for it. */
const shape =
  'no-print inline-flex items-center justify-center rounded border text-center leading-tight font-semibold no-underline transition-colors select-none';

/** A disabled button is flat and dashed: recognizable in both color schemes, and not by color alone. */
const unavailable =
  'disabled:border-dashed disabled:border-edge disabled:bg-sunken disabled:text-muted aria-disabled:not-aria-busy:border-dashed aria-disabled:not-aria-busy:border-edge aria-disabled:not-aria-busy:bg-sunken aria-disabled:not-aria-busy:text-muted';

export function buttonClass({ variant = 'primary', size = 'medium', isWide = false }: ButtonLook): string {
  return cn(shape, variants[variant], sizes[size], unavailable, isWide && 'w-full');
}
