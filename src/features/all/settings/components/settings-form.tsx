import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readPriceList } from '@contracts/prices';
import { toAppError } from '@/lib/errors/app-error';
import { settingLabel } from '@/lib/labels/setting-labels';
import { queryRoots } from '@/lib/queries/query-roots';
import { useMutation } from '@/lib/queries/use-mutation';
import { useUnsavedGuard } from '@/lib/forms/use-unsaved-guard';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { FormErrorSummary } from '@/ui/form-error-summary';
import { toast } from '@/ui/toast';
import { openShop, publishSettings, type StoredSettings } from '../api/admin-settings';
import {
  settingProblem,
  deliveredValues,
  settingSections,
  type SettingSection,
} from '../model/setting-fields';
import { OpenShopDialog } from './open-shop-dialog';
import { PriceControls } from './price-controls';
import { EnvironmentControl, OAuthControl } from './special-controls';
import { SettingControl } from './setting-control';

interface SettingsFormProps {
  readonly stored: StoredSettings;
}

type Changes = Readonly<Record<string, string>>;

interface Publishing {
  readonly sent: Changes;
  /** The open items that the owner accepted. Only when the shop opens. */
  readonly openItems?: readonly string[];
}

/** All sections. Publish Settings publishes all changes at once. */
export function SettingsForm({ stored }: SettingsFormProps) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<Changes>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** The version that the owner has seen: the stored one at the start, until they publish or learn of a newer one. */
  const [seen, setSeen] = useState(stored);
  const [isAsking, setIsAsking] = useState(false);
  const count = Object.keys(changes).length;
  useUnsavedGuard(count > 0);

  const publish = useMutation({
    mutationFn: ({ sent, openItems }: Publishing) =>
      openItems ? openShop(trimmed(sent), seen, openItems) : publishSettings(trimmed(sent), seen),
    onSuccess: (_, { sent }) => {
      // Text typed in the meantime is not published yet.
      setChanges((now) =>
        Object.fromEntries(Object.entries(now).filter(([key, value]) => sent[key] !== value)),
      );
      void toast({
        title: 'Settings Saved',
        description: 'Visitors see them within a minute.',
        tone: 'success',
      });
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [queryRoots.settings] });
      const latest = queryClient.getQueryData<StoredSettings>([queryRoots.settings, 'admin']);
      setSeen(latest ?? seen);
    },
  });
  const before = (key: string) => stored[key]?.value ?? deliveredValues[key] ?? '';
  const valueOf = (key: string) => changes[key] ?? before(key);
  const sections = settingSections(readPriceList(valueOf('PRICE_LIST')));
  const opensShop = changes['ENV'] === 'production';
  const change = (key: string, value: string) => {
    const others = Object.entries(changes).filter(([other]) => other !== key);
    const isChanged = value !== before(key);
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
    if (Object.keys(found).length > 0) {
      return;
    }
    if (opensShop) {
      setIsAsking(true);
    } else {
      publish.mutate({ sent: changes });
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
          message: `${settingLabel(fieldId)}: ${message}`,
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
          {section.id === 'prices' && (
            <PriceControls
              list={valueOf('PRICE_LIST')}
              struck={valueOf('STRUCK_PRICES')}
              onListChange={(value) => change('PRICE_LIST', value)}
              onStruckChange={(value) => change('STRUCK_PRICES', value)}
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
          <p className="text-sm text-muted">
            {`Not published yet: ${Object.keys(changes).map(settingLabel).join(', ')}`}
          </p>
        )}
      </div>
      <OpenShopDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        value={valueOf}
        isStored={(key) => Boolean(changes[key] ?? stored[key]?.storedAt)}
        onConfirm={(openItems) => {
          setIsAsking(false);
          publish.mutate({ sent: changes, openItems });
        }}
      />
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
