import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { Field, useFieldWiring, type FieldTexts } from './field';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. It cannot be chosen. */
  readonly placeholder?: string | undefined;
}

/** The native select, so that phones show their own picker. */
export function SelectField({
  label,
  help,
  error,
  isOptional,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const wiring = useFieldWiring({ help, error }, id);
  return (
    <Field id={wiring.id} {...{ label, help, error, isOptional, className }}>
      <div className="relative">
        <select className="control" {...select} {...wiring}>
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
      </div>
    </Field>
  );
}
