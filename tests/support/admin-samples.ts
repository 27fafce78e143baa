import type { AiState } from '@contracts/content-tools';
import type { CalendarStatus } from '@/features/admin/content-tools/model/calendar';

/** What the shop's API answers to the admin pages: one of each, as its component tests begin with it. */

export const aiStatusPath = '/functions/v1/ai-status';
export const aiStatus = (state: AiState = 'ready') => ({
  state,
  model: 'gpt-4o-mini',
  used: 0,
  limit: 10,
  secondsUntilNext: 0,
  monthCost: 0,
  monthBudget: 20,
  timeZone: 'America/Chicago',
});

export const topicRow = (status: CalendarStatus = 'planned', change: object = {}) => ({
  id: status,
  topic: `A ${status} topic`,
  target_keyword: 'leave',
  target_state: 'MN',
  target_month: 1,
  target_year: 2027,
  priority: 2,
  status,
  outline: null,
  intro_paragraph: null,
  blog_post_id: null,
  ...change,
});

/** As the list shows it; opened, it has its text and the answers, too. */
export const messageRow = {
  id: 'message-1',
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Sick leave',
  category: 'template-question',
  status: 'open',
  createdAt: '2026-11-20T10:00:00Z',
};
export const openedMessage = { ...messageRow, message: 'How do I fill it in?', replies: [] as object[] };

export const lawFactRow = {
  key: 'mn-pl-premium',
  state: 'MN',
  topic: 'Premiums',
  statement: 'The premium is 0.88 percent.',
  figure: 0.88,
  unit: 'percent',
  statute: null,
  source: 'https://mn.gov/deed/paidleave/',
  source_note: null,
  checked_on: '2026-11-21',
  next_check: '2027-01-05',
  confidence: 'official',
  source_dated: '2025',
  quote: null,
  pin_cite: null,
  valid_from: null,
  valid_to: null,
  changes_on: '01-01',
  other_sources: [],
  updated_at: '2026-11-21T10:00:00Z',
};

export const draftRow = {
  id: 'post-1',
  title: 'A draft',
  slug: 'a-draft',
  content: 'Words.',
  excerpt: null,
  meta_description: null,
  seo_keywords: [],
  status: 'draft',
  scheduled_for: null,
  is_sample: false,
  updated_at: '2026-11-21T10:00:00Z',
};
