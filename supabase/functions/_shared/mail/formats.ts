/** The day as it was in Minnesota, the shop's home. */
export function formatDay(timestamp: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' }).format(
    new Date(timestamp),
  );
}
