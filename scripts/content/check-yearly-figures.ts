import { overdueFigures, yearlyFigures, type YearlyFigure } from '../../supabase/functions/_shared/law/yearly-figures.ts';

/** How long a figure may be late before somebody has to have looked for it. */
const graceDays = 30;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** Yearly figures whose next one is late, one line each. A figure that was looked for says so in `awaited`. */
export function checkYearlyFigures(today: string, figures: readonly YearlyFigure[] = yearlyFigures): string[] {
  const label = ({ name, state }: YearlyFigure) => `${state} ${name}`;
  return [
    ...figures
      .filter(({ announcedOn }) => !isDay(announcedOn))
      .map((figure) => `${label(figure)}: "${figure.announcedOn}" is no day`),
    ...overdueFigures(daysBefore(today, graceDays), figures)
      .filter(({ awaited }) => awaited === null)
      .map(
        (figure) =>
          `${label(figure)}: the next figure was due on ${figure.announcedOn}; add it, or say in awaited when it was looked for`,
      ),
    ...figures
      .filter(({ next, awaited }) => next !== null && awaited !== null)
      .map((figure) => `${label(figure)}: it is awaited no more, ${figure.next ?? ""} has it`),
  ];
}
