import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toAppError } from '@/lib/app-error';
import { queryRoots } from '@/lib/query-roots';
import { useMutation } from '@/lib/use-mutation';
import { useUnsavedGuard } from '@/lib/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { FormErrorSummary } from '@/ui/form-error-summary';
import { toast } from '@/ui/toast';
import { publishSettings, type StoredSettings } from '../api/admin-settings';
import { settingProblem, settingSections, type SettingSection } from '../model/setting-fields';
import { EnvironmentControl, OAuthControl } from './special-controls';
import { SettingControl } from './setting-control';

interface SettingsFormProps {
  readonly stored: StoredSettings;
  /** What the settings page quotes beside each buy link. */
  readonly priceLabels: Readonly<Record<string, string>>;
}

type Changes = Readonly<Record<string, string>>;

/** Every section. Nothing is published before Publish Settings, and then all of it at once. */
export function SettingsForm({ stored, priceLabels }: SettingsFormProps) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<Changes>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** The state that the writer has seen: what was stored when they began, until they publish or are told of a newer one. */
  const [seen, setSeen] = useState(stored);
  const sections = settingSections(priceLabels);
  const count = Object.keys(changes).length;
  useUnsavedGuard(count > 0);

  const publish = useMutation({
    mutationFn: (sent: Changes) => publishSettings(trimmed(sent), seen),
    onSuccess: (_, sent) => {
      // What was typed meanwhile is not published yet.
      setChanges((now) =>
        Object.fromEntries(Object.entries(now).filter(([key, value]) => sent[key] !== value)),
      );
      void toast({ title: 'Settings Saved', description: 'Visitors see them from now on.', tone: 'success' });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [queryRoots.settings] });
      const latest = queryClient.getQueryData<StoredSettings>([queryRoots.settings, 'admin']);
      setSeen(latest ?? seen);
    },
  });
  const valueOf = (key: string) => changes[key] ?? stored[key]?.value ?? '';
  const change = (key: string, value: string) => {
    const others = Object.entries(changes).filter(([other]) => other !== key);
    const isChanged = value !== (stored[key]?.value ?? '');
    setChanges(Object.fromEntries(isChanged ? [...others, [key, value]] : others));
  };

  const submit = () => {
    const found = Object.fromEntries(
      sections
        .flatMap(({ fields }) => fields)
        .flatMap((field) => {
          const problem = settingProblem(field, changes[field.key] ?? '');
          return problem ? [[field.key, problem] as const] : [];
        }),
    );
    setProblems(found);
    if (Object.keys(found).length === 0) {
      publish.mutate(changes);
    }
  };

  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormErrorSummary
        title="Nothing was published. Please look at these fields:"
        problems={Object.entries(problems).map(([fieldId, message]) => ({
          fieldId,
          message: `${fieldId}: ${message}`,
        }))}
      />
      {sections.map((section) => (
        <Section key={section.id} section={section}>
          {section.id === 'environment' && (
            <EnvironmentControl value={valueOf('ENV')} onChange={(value) => change('ENV', value)} />
          )}
          {section.id === 'authentication' && (
            <OAuthControl
              value={valueOf('OAUTH_PROVIDERS')}
              onChange={(value) => change('OAUTH_PROVIDERS', value)}
            />
          )}
          {section.fields.map((field) => (
            <SettingControl
              key={field.key}
              field={field}
              stored={stored[field.key]}
              value={valueOf(field.key)}
              error={problems[field.key]}
              onChange={(value) => change(field.key, value)}
            />
          ))}
        </Section>
      ))}
      {publish.isError && (
        <div role="alert">
          <Callout tone="danger" title="The settings were not saved">
            {toAppError(publish.error).message} Your changes are still in the form.
          </Callout>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="large" isLoading={publish.isPending} disabled={count === 0}>
          Publish Settings
        </Button>
        {count > 0 && (
          <p className="text-sm text-muted">Not published yet: {Object.keys(changes).join(', ')}</p>
        )}
      </div>
    </form>
  );
}

interface SectionProps {
  readonly section: SettingSection;
  readonly children: React.ReactNode;
}

function Section({ section, children }: SectionProps) {
  return (
    <Card as="section" padding="large">
      <h2 id={section.id} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {section.title}
      </h2>
      <p className="mt-1.5 mb-6 max-w-measure text-muted">{section.lead}</p>
      <div className="grid max-w-3xl gap-5">{children}</div>
    </Card>
  );
}

function trimmed(changes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value.trim()]));
}
