import { monthName, calendarDay, weekdayName } from '../dates.ts';

const dateCodes = /yyyy|mmmm|mmm|mm|m|dddd|ddd|dd|d/g;

/** TEXT() for the formats that a worksheet uses: dates in English, and numbers with decimals and thousands. */
export function formatText(value: number, day: number, format: string): string {
  return /[dmy]/.test(format) ? dateText(day, format) : numberText(value, format);
}

function dateText(day: number, format: string): string {
  const { year, month, day: dayOfMonth } = calendarDay(day);
  const words: Readonly<Record<string, string>> = {
    yyyy: String(year),
    mmmm: monthName(month),
    mmm: monthName(month).slice(0, 3),
    mm: String(month).padStart(2, '0'),
    m: String(month),
    dddd: weekdayName(day),
    ddd: weekdayName(day).slice(0, 3),
    dd: String(dayOfMonth).padStart(2, '0'),
    d: String(dayOfMonth),
  };
  return format.replace(dateCodes, (code) => words[code] ?? code);
}

function numberText(value: number, format: string): string {
  const decimals = /\.(0+)/.exec(format)?.[1]?.length ?? 0;
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = format.includes(',') ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${value < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}
