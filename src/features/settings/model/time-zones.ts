/** Where the shop's first states and most of its owners are; the others follow by name. */
const nearby = [
  'America/Chicago',
  'America/New_York',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** The names of the IANA database that this browser knows. */
export function timeZones(): readonly string[] {
  return [...nearby, ...Intl.supportedValuesOf('timeZone').filter((zone) => !nearby.includes(zone))];
}
