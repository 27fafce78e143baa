import type { ComponentProps } from 'react';
import { CheckboxField } from './checkbox-field';

/** On or off, at once. */
export function SwitchField(props: Omit<ComponentProps<typeof CheckboxField>, 'look'>) {
  return <CheckboxField look="switch" {...props} />;
}
