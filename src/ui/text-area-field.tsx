import type { ComponentPropsWithRef } from 'react';
import { Field, useFieldWiring, type FieldTexts } from './field';

type TextAreaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'children'>;

/** A field of several lines that grows with its text. */
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
