/** On the shop's clock, wherever the owner is. */
export function formatSlot(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(time),
  );
}
