import type { ComponentPropsWithoutRef } from 'react';
import { cn } from './cn';

interface RadioRowProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'defaultValue'> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly name: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly defaultValue: string;
}

/** Radio buttons in a line of text, as static HTML: whatever follows the choice finds it in the page. */
export function RadioRow({
  legend,
  isLegendHidden = false,
  name,
  options,
  defaultValue,
  className,
  ...fieldset
}: RadioRowProps) {
  return (
    <fieldset className={cn('gap-x-5', className)} {...fieldset}>
      <legend className={cn(isLegendHidden && 'sr-only')}>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value} className="flex items-center gap-2 py-3">
          <input
            type="radio"
            className="check"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
