import type { ComponentPropsWithRef } from 'react';
import { cn } from './cn';
import { FieldNotes, useFieldWiring, type FieldTexts } from './field';

interface CheckboxFieldProps
  extends Omit<FieldTexts, 'isOptional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  /** A switch takes effect at once, a check box when the form is sent. */
  readonly look?: 'check' | 'switch' | undefined;
}

/** A yes-or-no choice. The label may contain links; the whole row is the click target. */
export function CheckboxField({
  label,
  help,
  error,
  id,
  className,
  look = 'check',
  ...input
}: CheckboxFieldProps) {
  const wiring = useFieldWiring({ help, error }, id);
  return (
    <div className={cn('grid grid-cols-[auto_1fr] items-start gap-x-3', className)}>
      <span className="flex min-h-8 items-center pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className={look}
          role={look === 'switch' ? 'switch' : undefined}
          {...input}
          {...wiring}
        />
      </span>
      <label
        htmlFor={wiring.id}
        className="self-center py-1 text-base leading-snug text-ink pointer-coarse:py-2.5"
      >
        {label}
      </label>
      <div className="col-start-2 [&>p]:mt-0.5">
        <FieldNotes id={wiring.id} help={help} error={error} />
      </div>
    </div>
  );
}
