import { addDays } from '@contracts/add-days';
import { shopDay } from '@/lib/text/shop-zone';

export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Each month of a range is a row, and typing a year passes through 0002 and 0020. */
export const firstDay = '2000-01-01';
export const lastDay = '2099-12-31';

/** Whether the text is a complete date within the report's limits. */
export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  text >= firstDay &&
  text <= lastDay;

export const rangePresets = [
  { value: 'today', label: 'Today' },
  { value: 'month', label: 'This month' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
] as const;

export const defaultPreset = '365';

export type RangePreset = (typeof rangePresets)[number]['value'];

/** Days of the shop, up to today. */
export function presetRange(preset: RangePreset, now: Date): DateRange {
  const to = shopDay(now);
  if (preset === 'month') return { from: `${to.slice(0, 7)}-01`, to };
  return { from: preset === 'today' ? to : addDays(to, 1 - Number(preset)), to };
}

/** The range from the URL. An invalid one falls back to the last twelve months. */
export function readRange(params: URLSearchParams, now: Date): DateRange {
  const from = params.get('from');
  const to = params.get('to');
  return isDay(from) && isDay(to) && from <= to ? { from, to } : presetRange(defaultPreset, now);
}
