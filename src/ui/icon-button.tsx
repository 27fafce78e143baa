import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from './cn';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The action. It is the button's only accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'small' | 'medium' | undefined;
  readonly variant?: 'plain' | 'outline' | 'danger' | undefined;
}

const variants = {
  plain: 'border-transparent text-muted hover:bg-primary-soft hover:text-heading',
  outline: 'border-edge bg-surface text-heading hover:border-primary hover:bg-primary-soft',
  danger: 'border-transparent text-danger hover:bg-danger-soft',
};

export function IconButton({
  label,
  icon,
  size = 'medium',
  variant = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cn(
        'inline-grid shrink-0 place-items-center rounded border transition-colors disabled:border-dashed disabled:border-edge disabled:text-muted [&>svg]:size-5',
        size === 'small' ? 'size-9 pointer-coarse:size-11' : 'size-11',
        variants[variant],
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
