import { formatDateTime } from '@/lib/text/shop-time';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import type { StoredSetting } from '../api/admin-settings';
import type { SettingField } from '../model/setting-fields';
import { timeZones } from '../model/time-zones';

interface SettingControlProps {
  readonly field: SettingField;
  readonly stored: StoredSetting | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const inputTypes = {
  text: 'text',
  url: 'url',
  email: 'email',
  'email-list': 'text',
  secret: 'password',
} as const;

/** A setting. A secret is never shown: only whether one is stored. */
export function SettingControl({ field, stored, value, error, onChange }: SettingControlProps) {
  if (field.kind === 'switch') {
    return (
      <SwitchField
        id={field.key}
        label={field.label}
        help={field.help}
        checked={value === 'true'}
        onChange={(event) => onChange(String(event.target.checked))}
      />
    );
  }
  if (field.kind === 'long-text') {
    return (
      <TextAreaField
        id={field.key}
        label={field.label}
        help={field.help}
        rows={5}
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (field.kind === 'time-zone') {
    const known = timeZones();
    return (
      <SelectField
        id={field.key}
        label={field.label}
        help={field.help}
        value={value}
        error={error}
        options={[
          { value: '', label: 'America/Chicago (as delivered)' },
          ...[...known, ...(value === '' || known.includes(value) ? [] : [value])].map((zone) => ({
            value: zone,
            label: zone.replaceAll('_', ' '),
          })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const secretHelp = stored?.storedAt
    ? `Stored since ${formatDateTime(stored.storedAt)}. It is never shown; a new one replaces it.`
    : 'Not stored yet. Once stored it is never shown again.';
  return (
    <TextField
      id={field.key}
      label={field.label}
      type={inputTypes[field.kind]}
      inputMode={field.kind === 'url' ? 'url' : undefined}
      autoComplete={field.kind === 'secret' ? 'new-password' : 'off'}
      spellCheck={false}
      help={field.kind === 'secret' ? secretHelp : field.help}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
