import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/ui/error-state';
import { Loading, SkeletonCard } from '@/ui/skeleton';
import { Stack } from '@/ui/stack';
import { adminSettingsQuery } from '../api/admin-settings';
import { OpeningCheckList } from './opening-check-list';
import { SettingsForm } from './settings-form';
import { SettingsHistory } from './settings-history';

export function SiteSettings() {
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
  return (
    <Stack gap="large">
      <OpeningCheckList stored={query.data} />
      <SettingsForm stored={query.data} />
      <SettingsHistory />
    </Stack>
  );
}
