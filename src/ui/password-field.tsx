import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentPropsWithRef } from 'react';
import { Field, useFieldWiring, type FieldTexts } from './field';
import { IconButton } from './icon-button';

type PasswordFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;

/** A password field that can show the password while typing. */
export function PasswordField({
  label,
  help,
  error,
  isOptional,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const wiring = useFieldWiring({ help, error }, id);
  return (
    <Field id={wiring.id} {...{ label, help, error, isOptional, className }}>
      <div className="relative">
        <input type={isShown ? 'text' : 'password'} className="control pr-12" {...input} {...wiring} />
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeOff /> : <Eye />}
          className="absolute top-0.25 right-0.25"
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </Field>
  );
}
