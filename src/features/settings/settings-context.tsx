import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { cachedSettings, publicSettingsQuery } from './api/public-settings';
import { settingDefaults, type Settings } from './model/settings';

const SettingsContext = createContext<Settings | null>(null);

/** The owner's published settings; until they arrive, the ones rendered into the page or kept from the last visit. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(publicSettingsQuery);
  const [fallback, setFallback] = useState<Settings>(settingDefaults);

  useEffect(() => setFallback(cachedSettings()), []);

  return <SettingsContext value={data ?? fallback}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) {
    throw new Error('useSettings must be used within SettingsProvider');
  }
  return settings;
}
