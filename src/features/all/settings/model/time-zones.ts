/** The time zones of the shop's first states come first; the others follow by name. */
const nearby = [
  'America/Chicago',
  'America/New_York',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** The IANA names that this browser supports. */
export function timeZones(): readonly string[] {
  const known = Reflect.has(Intl, 'supportedValuesOf') ? Intl.supportedValuesOf('timeZone') : [];
  return [...nearby, ...known.filter((zone) => !nearby.includes(zone))];
}
