import { mergeSettings, type Settings } from '@/features/settings/model/settings';
import { readPageData, type RenderedQuery } from '@/lib/rendered-data';
import { isRecord } from '@/lib/safe-storage';

/** What a rendered page brings along for the browser. */
export interface PageData {
  readonly settings: Settings;
  readonly queries: readonly RenderedQuery[];
}

export function readRenderedSettings(): Settings | null {
  const settings = readPageData()['settings'];
  return isRecord(settings)
    ? mergeSettings(
        Object.entries(settings).map(([key, value]) => ({
          key,
          value: typeof value === 'string' ? value : null,
        })),
      )
    : null;
}
