import type { ComponentPropsWithRef } from 'react';
import { Field, useFieldWiring, type FieldTexts } from './field';

type TextAreaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'children'>;

/** Several lines; grows with what is typed. */
export function TextAreaField({
  label,
  help,
  error,
  isOptional,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  const wiring = useFieldWiring({ help, error }, id);
  return (
    <Field id={wiring.id} {...{ label, help, error, isOptional, className }}>
      <textarea rows={4} className="control" {...area} {...wiring} />
    </Field>
  );
}
