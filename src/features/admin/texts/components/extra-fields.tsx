import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { textKinds, type Draft, type TextField as Field, type TextKind } from '../model/text-kinds';

interface ExtraFieldsProps {
  readonly kind: TextKind;
  readonly draft: Draft;
  readonly onChange: (name: string, value: string) => void;
}

/** The fields of a kind of text in addition to title, slug and content. */
export function ExtraFields({ kind, draft, onChange }: ExtraFieldsProps) {
  const fields: readonly Field[] = textKinds[kind].fields;
  return fields.map(({ name, label, help, kind: control }) => {
    const wiring = { label, help, value: draft[name] ?? '' };
    if (typeof control === 'object') {
      return (
        <SelectField
          key={name}
          {...wiring}
          options={control.options.map((value) => ({ value, label: value }))}
          onChange={(event) => onChange(name, event.target.value)}
        />
      );
    }
    if (control === 'area' || control === 'lines') {
      return (
        <TextAreaField
          key={name}
          {...wiring}
          rows={3}
          onChange={(event) => onChange(name, event.target.value)}
        />
      );
    }
    return (
      <TextField
        key={name}
        {...wiring}
        type={control === 'date' ? 'date' : 'text'}
        onChange={(event) => onChange(name, event.target.value)}
      />
    );
  });
}
