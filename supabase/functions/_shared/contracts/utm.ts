/** What the site remembers of the campaign that brought a visitor. */
export const utmKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
] as const;
export type UtmKey = (typeof utmKeys)[number];
