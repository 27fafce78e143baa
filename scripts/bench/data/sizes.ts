/** How many rows each growing table gets; everything follows from the number of purchases, as in a shop. */
export interface Sizes {
  readonly purchases: number;
  readonly users: number;
  readonly leads: number;
  readonly mails: number;
  readonly audit: number;
  readonly reviews: number;
  readonly messages: number;
  readonly runs: number;
}

export function sizesFor(purchases: number): Sizes {
  const part = (divisor: number) => Math.max(Math.floor(purchases / divisor), 20);
  return {
    purchases,
    users: part(5),
    leads: part(2),
    mails: part(10),
    audit: part(10),
    reviews: part(10),
    messages: part(20),
    runs: part(50),
  };
}

/** Tables that grow with the shop's business; the owner's own texts and settings do not. */
export const growingTables = [
  'users',
  'sessions',
  'profiles',
  'purchases',
  'licenses',
  'downloads',
  'webhook_events',
  'order_links',
  'leads',
  'email_messages',
  'contact_messages',
  'contact_replies',
  'reviews',
  'review_contacts',
  'audit_log',
  'exports',
  'ai_runs',
  'ai_jobs',
  'companies',
  'company_members',
  'company_invitations',
  'license_companies',
  'license_profiles',
  'rate_limits',
  'durable_calls',
  'article_votes',
] as const;
