import { RadioGroupField } from '@/ui/radio-group-field';
import { SwitchField } from '@/ui/switch-field';
import { readOAuthProviders } from '../model/settings';

interface ControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function EnvironmentControl({ value, onChange }: ControlProps) {
  return (
    <RadioGroupField
      id="ENV"
      name="ENV"
      label="Environment"
      value={value === 'production' ? 'production' : 'preview'}
      onChange={(event) => onChange(event.target.value)}
      options={[
        {
          value: 'preview',
          label: 'Preview',
          help: 'Search engines may not index any page, and admins see the PREVIEW MODE badge.',
        },
        {
          value: 'production',
          label: 'Production',
          help: 'Search engines may index the site. You see the open items before you confirm.',
        },
      ]}
    />
  );
}

const labels = { google: 'Sign in with Google', microsoft: 'Sign in with Microsoft' } as const;

/** The buttons of the sign-in dialog. Each also needs keys in the Supabase project. */
export function OAuthControl({ value, onChange }: ControlProps) {
  const providers = readOAuthProviders(value);
  return (
    <div role="group" aria-label="Sign-in buttons" className="grid gap-2">
      {(['google', 'microsoft'] as const).map((provider) => (
        <SwitchField
          key={provider}
          label={labels[provider]}
          checked={providers[provider]}
          onChange={(event) => onChange(JSON.stringify({ ...providers, [provider]: event.target.checked }))}
        />
      ))}
    </div>
  );
}
