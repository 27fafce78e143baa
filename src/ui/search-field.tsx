import Search from 'lucide-react/icons/search';
import type { ComponentPropsWithRef } from 'react';
import { Field, useFieldWiring, type FieldTexts } from './field';

type SearchFieldProps = Pick<FieldTexts, 'label' | 'help'> &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;

/** A search box, for a `search` landmark or above the list that it filters. */
export function SearchField({ label, help, id, className, ...input }: SearchFieldProps) {
  const wiring = useFieldWiring({ help }, id);
  return (
    <Field id={wiring.id} {...{ label, help, className }}>
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted" />
        <input type="search" autoComplete="off" className="control pl-11" {...input} {...wiring} />
      </div>
    </Field>
  );
}
