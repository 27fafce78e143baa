import { QueryObserver } from '@tanstack/react-query';
import { sharedQueryClient } from '@/rendering/with-queries';
import { cacheSettings } from '../model/cached-settings';
import type { Settings } from '../model/settings';
import { publicSettingsQuery } from './public-settings';

/** Reads the settings now, and again whenever they are published in this browser. */
export function followSettings(onChange: (settings: Settings) => void): () => void {
  const observer = new QueryObserver(sharedQueryClient(), publicSettingsQuery);
  return observer.subscribe(({ data }) => {
    if (data) {
      cacheSettings(data);
      onChange(data);
    }
  });
}
