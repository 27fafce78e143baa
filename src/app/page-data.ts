import { mergeSettings, type Settings } from '@/features/settings/model/settings';
import { isRecord } from '@/lib/safe-storage';

/** What a rendered page brings along for the browser. */
export interface PageData {
  readonly settings: Settings;
}

export function readRenderedSettings(): Settings | null {
  try {
    const data: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null');
    const settings = isRecord(data) && isRecord(data['settings']) ? data['settings'] : null;
    return settings
      ? mergeSettings(
          Object.entries(settings).map(([key, value]) => ({
            key,
            value: typeof value === 'string' ? value : null,
          })),
        )
      : null;
  } catch {
    return null;
  }
}
