import { plural } from '@/lib/text/format';

/** How many companies one license covers, by the owner's setting. */
export function coverageTerms(setting: string): string {
  const count = Number(setting);
  return count > 1
    ? `One license covers up to ${plural(count, 'organization')}, an adviser’s clients as well.`
    : 'One license covers one organization. Advisers need one for each client.';
}
