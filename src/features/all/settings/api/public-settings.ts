import { queryOptions } from '@tanstack/react-query';
import { readRows } from '@/lib/supabase/data-api';
import { queryRoots } from '@/lib/queries/query-roots';
import { mergeSettings, type Settings } from '../model/settings';

export const publicSettingsQuery = queryOptions({
  queryKey: [queryRoots.settings, 'public'],
  queryFn: async ({ signal }): Promise<Settings> =>
    mergeSettings(await readRows('site_settings', ['key', 'value'], { is_public: 'is.true' }, signal)),
});
