import type { ComponentPropsWithRef } from 'react';
import { Field, useFieldWiring, type FieldTexts } from './field';

type TextFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'children'>;

/** A line of text. `className` positions the whole field. */
export function TextField({ label, help, error, isOptional, id, className, ...input }: TextFieldProps) {
  const wiring = useFieldWiring({ help, error }, id);
  return (
    <Field id={wiring.id} {...{ label, help, error, isOptional, className }}>
      <input type="text" className="control" {...input} {...wiring} />
    </Field>
  );
}
