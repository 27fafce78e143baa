/** A day so many days later, or earlier. A day has no zone, so no change of the clocks can lose one. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
