import type { Role } from '../support/test-database';

export type Operation = 'select' | 'insert' | 'update' | 'delete';
export const operations: readonly Operation[] = ['select', 'insert', 'update', 'delete'];

type Access = Readonly<Record<Operation, readonly Role[]>>;

const everybody: readonly Role[] = ['anonymous', 'customer', 'other-customer', 'admin', 'service'];
const owner: readonly Role[] = ['customer', 'admin', 'service'];
const admins: readonly Role[] = ['admin', 'service'];
const service: readonly Role[] = ['service'];
const members: readonly Role[] = ['customer', 'service'];

const access = (
  select: readonly Role[],
  insert: readonly Role[] = service,
  update: readonly Role[] = service,
  remove: readonly Role[] = service,
): Access => ({ select, insert, update, delete: remove });

/**
 * Who may do what with a row that belongs to the customer (where rows have owners). This is the expectation that the
 * database is compared with; a table that is not listed fails.
 */
export const accessMatrix: Readonly<Record<string, Access>> = {
  profiles: access(owner, service, ['customer', 'service']),
  purchases: access(owner),
  licenses: access(owner),
  // The customer is the owner; companies.test.ts tries the other roles of a company.
  companies: access(members, service, members, members),
  company_members: access(members),
  company_invitations: access(members),
  license_companies: access(members),
  downloads: access(owner),
  reviews: access(admins, everybody, admins),
  review_contacts: access(admins),
  blog_posts: access(everybody, admins, admins, admins),
  knowledge_base_articles: access(everybody, admins, admins, admins),
  leads: access(admins),
  email_messages: access(admins),
  mail_events: access(admins),
  newsletter_issues: access(admins),
  mail_suppressions: access(admins),
  consent_acts: access(admins, service, [], service),
  contact_messages: access(admins),
  contact_replies: access(admins),
  law_facts: access(everybody, admins, admins, admins),
  law_duties: access(everybody, admins, admins, admins),
  law_fact_history: access(admins, [], [], []),
  audit_log: access(admins, [], [], []),
  accessibility_audits: access(admins),
  site_settings: access(everybody, admins, admins),
  content_calendar: access(admins, admins, admins, admins),
  social_campaigns: access(admins),
  social_snippets: access(admins, service, admins),
  ai_runs: access(admins),
  ai_jobs: access(admins),
  scheduler_runs: access(admins),
  content_checks: access(admins),
  content_findings: access(admins),
  template_packages: access(everybody),
  templates: access(everybody),
  template_trees: access(service),
  template_versions: access(service),
  template_links: access(admins),
  starter_pack_assets: access(everybody),
  content_files: access(service),
  search_misses: access(admins, service, service, admins),
  exports: access(admins),
  license_profiles: access(service),
  update_notices: access(admins),
  update_notice_recipients: access(owner),
  webhook_events: access(admins),
  provider_products: access(admins, admins, admins, admins),
  order_links: access(service),
};
