import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isBuyLink } from '@contracts/buy-link';
import { productSkus, products } from '@contracts/products';
import { toAppError } from '@/lib/app-error';
import { queryRoots } from '@/lib/query-roots';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { TextField } from '@/ui/text-field';
import { toast } from '@/ui/toast';
import { adminSettingsQuery, publishSettings, type StoredSetting } from '../api/admin-settings';

interface SettingsFormProps {
  /** What the settings page quotes beside each buy link. */
  readonly priceLabels: Readonly<Record<string, string>>;
}

export function SettingsForm({ priceLabels }: SettingsFormProps) {
  const query = useQuery(adminSettingsQuery);
  if (query.isPending) {
    return (
      <Loading label="The settings are loading">
        <SkeletonCard />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <ErrorState
        title="The settings did not load"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        Nothing was changed. Check your connection and try again.
      </ErrorState>
    );
  }
  return <PaymentLinks stored={query.data} priceLabels={priceLabels} />;
}

interface PaymentLinksProps extends SettingsFormProps {
  readonly stored: Readonly<Record<string, StoredSetting>>;
}

/** One buy link per product. Nothing is published before Publish Settings, and then all of it at once. */
function PaymentLinks({ stored, priceLabels }: PaymentLinksProps) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const publish = useMutation({
    mutationFn: publishSettings,
    onSuccess: async () => {
      setChanges({});
      await queryClient.invalidateQueries({ queryKey: [queryRoots.settings] });
      void toast({ title: 'Settings Saved', description: 'Visitors see them from now on.', tone: 'success' });
    },
  });
  const valueOf = (key: string) => changes[key] ?? stored[key]?.value ?? '';

  const submit = () => {
    const wrong = Object.fromEntries(
      Object.entries(changes)
        .filter(([, value]) => value.trim() !== '' && !isBuyLink(value.trim()))
        .map(([key]) => [key, 'Please enter an address that starts with https://']),
    );
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first) {
      document.getElementById(first)?.focus();
      return;
    }
    publish.mutate(Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value.trim()])));
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card as="section" padding="large">
        <h2 className="text-2xl">Payment Links</h2>
        <p className="mt-1.5 mb-6 max-w-measure text-muted">
          The checkout address of each product, as your payment provider gives it. A product without a link
          cannot be bought.
        </p>
        <div className="grid max-w-3xl gap-5">
          {productSkus.map((sku) => {
            const { buyLinkKey, name } = products[sku];
            return (
              <TextField
                key={sku}
                id={buyLinkKey}
                label={`${name} (${priceLabels[sku] ?? ''})`}
                type="url"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                help={buyLinkKey}
                value={valueOf(buyLinkKey)}
                error={problems[buyLinkKey]}
                onChange={(event) => setChanges({ ...changes, [buyLinkKey]: event.target.value })}
              />
            );
          })}
        </div>
      </Card>
      {publish.isError && (
        <div role="alert" className="mt-6">
          <Callout tone="danger" title="The settings were not saved">
            {toAppError(publish.error).message} Your changes are still in the form.
          </Callout>
        </div>
      )}
      <div className="mt-6">
        <Button
          type="submit"
          size="large"
          isLoading={publish.isPending}
          disabled={Object.keys(changes).length === 0}
        >
          Publish Settings
        </Button>
      </div>
    </form>
  );
}
