import { queryOptions } from '@tanstack/react-query';
import { readRows } from '@/lib/data-api';
import { queryRoots } from '@/lib/query-roots';
import { isRecord, readStored, writeStored } from '@/lib/safe-storage';
import { isSettingKey, mergeSettings, settingDefaults, type Settings } from '../model/settings';

const cacheKey = 'site_settings';

/** The public settings, cached in the browser so that the next page has them before the network answers. */
export const publicSettingsQuery = queryOptions({
  queryKey: [queryRoots.settings, 'public'],
  queryFn: async ({ signal }): Promise<Settings> => {
    const rows = await readRows('site_settings', ['key', 'value'], { is_public: 'is.true' }, signal);
    const settings = mergeSettings(rows);
    writeStored(cacheKey, settings);
    return settings;
  },
});

/** An invalid saved value is ignored. */
export function cachedSettings(): Settings {
  const rows = readStored(cacheKey, (value) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, entry]) =>
          isSettingKey(key) && typeof entry === 'string' ? [{ key, value: entry }] : [],
        )
      : null,
  );
  return rows ? mergeSettings(rows) : settingDefaults;
}
