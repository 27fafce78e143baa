import type { ComponentPropsWithRef } from 'react';
import { TextField } from '@/ui/text-field';
import { longestCompanyName } from '../model/company-name';

type NameFieldProps = Pick<ComponentPropsWithRef<'input'>, 'defaultValue' | 'onInput'>;

/** The sheets of the page fill in with the name while it is typed (`useCompanyName`). */
export function NameField(props: NameFieldProps) {
  return (
    <TextField
      label="Your company’s name"
      help="Watch the page fill in. It stays in your browser."
      name="company"
      data-company-name=""
      autoComplete="organization"
      maxLength={longestCompanyName}
      placeholder="Lakeside Dental LLC"
      {...props}
    />
  );
}
