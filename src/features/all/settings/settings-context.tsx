import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { afterFirstInteraction } from '@/rendering/first-interaction';
import { cachedSettings } from './model/cached-settings';
import { settingDefaults, type Settings } from './model/settings';

const SettingsContext = createContext<Settings | null>(null);

interface SettingsProviderProps {
  /** The settings that were prerendered into the page. Null if there are none. */
  readonly rendered: Settings | null;
  readonly children: ReactNode;
}

/**
 * The owner's published settings: prerendered into the page or stored from the last visit, then updated from the first
 * interaction on. Just reading a page sends no request.
 */
export function SettingsProvider({ rendered, children }: SettingsProviderProps) {
  const [settings, setSettings] = useState<Settings>(rendered ?? settingDefaults);

  useEffect(() => {
    let stopFollowing: (() => void) | undefined;
    let isGone = false;
    const follow = () => {
      import('./api/follow-settings').then(
        ({ followSettings }) => {
          stopFollowing = isGone ? undefined : followSettings(setSettings);
        },
        // Offline: keep the prerendered or stored settings.
        () => undefined,
      );
    };
    if (!rendered) {
      setSettings(cachedSettings());
      follow();
    }
    const stopWaiting = rendered ? afterFirstInteraction(follow) : undefined;
    return () => {
      isGone = true;
      stopWaiting?.();
      stopFollowing?.();
    };
  }, [rendered]);

  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) {
    throw new Error('useSettings must be used within SettingsProvider');
  }
  return settings;
}
