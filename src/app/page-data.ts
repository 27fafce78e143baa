import { mergeSettings, type Settings } from '@/features/all/settings/model/settings';
import { readPageData, type RenderedQuery } from '@/rendering/dehydrated-data';
import { isRecord } from '@/lib/browser/safe-storage';

/** The JSON data in the HTML of a rendered page. */
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
