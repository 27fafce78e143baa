import { isRecord, readStored, writeStored } from '@/lib/browser/safe-storage';
import { isSettingKey, mergeSettings, settingDefaults, type Settings } from './settings';

const cacheKey = 'site_settings';

/** The settings of the last visit. An invalid stored value is ignored. */
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

export function cacheSettings(settings: Settings): void {
  writeStored(cacheKey, settings);
}
