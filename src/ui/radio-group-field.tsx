import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from './cn';
import { FieldNotes, useFieldWiring, type FieldTexts } from './field';

interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly help?: string | undefined;
}

interface RadioGroupFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'value'> {
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** The chosen value, if the caller controls it. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
}

/** A choice from a few options. All other properties (`onChange`, `ref` of a form library, …) go to every input. */
export function RadioGroupField({
  label,
  help,
  error,
  isOptional = false,
  id,
  className,
  options,
  value,
  defaultValue,
  ...input
}: RadioGroupFieldProps) {
  const wiring = useFieldWiring({ help, error }, id);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${wiring.id}-label`}
      className={cn('min-w-0', className)}
      aria-invalid={wiring['aria-invalid']}
      aria-describedby={wiring['aria-describedby']}
    >
      <p id={`${wiring.id}-label`} className="mb-1 text-sm leading-snug font-semibold text-heading">
        <span>{label}</span> {isOptional && <span className="font-normal text-muted">(optional)</span>}
      </p>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="flex cursor-pointer items-start gap-3 py-1.5 text-base leading-snug text-ink pointer-coarse:py-2.5"
        >
          <input
            type="radio"
            id={index === 0 ? wiring.id : undefined}
            className="check"
            value={option.value}
            {...(value !== undefined && { checked: value === option.value })}
            {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
            {...input}
          />
          <span>
            <span>{option.label}</span>
            {option.help && <span className="block text-sm text-muted">{option.help}</span>}
          </span>
        </label>
      ))}
      <FieldNotes id={wiring.id} help={help} error={error} />
    </div>
  );
}
