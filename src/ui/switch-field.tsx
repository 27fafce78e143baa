import type { ComponentProps } from 'react';
import { CheckboxField } from './checkbox-field';

/** On or off, with immediate effect. */
export function SwitchField(props: Omit<ComponentProps<typeof CheckboxField>, 'look'>) {
  return <CheckboxField look="switch" {...props} />;
}
