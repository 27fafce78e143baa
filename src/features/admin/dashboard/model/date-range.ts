export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
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
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
] as const;

export const defaultPreset = '365';

/** The last days in UTC, including today. */
export function presetRange(days: number, now: Date): DateRange {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: day(now.getTime() - (days - 1) * dayMs), to: day(now.getTime()) };
}

/** The range from the URL. An invalid one falls back to the last twelve months. */
export function readRange(params: URLSearchParams, now: Date): DateRange {
  const from = params.get('from');
  const to = params.get('to');
  return isDay(from) && isDay(to) && from <= to ? { from, to } : presetRange(Number(defaultPreset), now);
}
