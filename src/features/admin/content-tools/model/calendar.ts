import type { Database } from '@database/database-types';

export type CalendarRow = Database['public']['Tables']['content_calendar']['Row'];

export type CalendarStatus = 'planned' | 'in_progress' | 'outlined' | 'drafted' | 'completed';

export interface CalendarItem {
  readonly id: string;
  readonly topic: string;
  readonly keyword: string;
  readonly state: string | null;
  readonly month: number;
  readonly year: number;
  readonly priority: number;
  readonly status: CalendarStatus;
  readonly outline: string;
  readonly introduction: string;
  readonly postId: string | null;
  /** The version of the row that was read. A save over a newer one is refused. */
  readonly updatedAt: string;
}

export const toCalendarItem = (row: CalendarRow): CalendarItem => ({
  id: row.id,
  topic: row.topic,
  keyword: row.target_keyword ?? '',
  state: row.target_state,
  month: row.target_month,
  year: row.target_year,
  priority: row.priority,
  status: row.status as CalendarStatus,
  outline: row.outline ?? '',
  introduction: row.intro_paragraph ?? '',
  postId: row.blog_post_id,
  updatedAt: row.updated_at,
});

export const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month)),
  ),
);

export const priorityNames: Readonly<Record<number, string>> = { 1: 'High', 2: 'Medium', 3: 'Low' };

export const badgeTones: Readonly<Record<CalendarStatus, 'success' | 'info' | 'accent' | 'neutral'>> = {
  completed: 'success',
  drafted: 'info',
  outlined: 'accent',
  planned: 'neutral',
  in_progress: 'neutral',
};

/** A draft requires a topic and a keyword. */
export const isReadyForDraft = ({ topic, keyword, status }: CalendarItem) =>
  status === 'planned' && topic.trim() !== '' && keyword.trim() !== '';

const starterTopics: readonly (readonly [topic: string, keyword: string, state: string | null])[] = [
  ['Minnesota Paid Leave: a first checklist for small offices', 'minnesota paid leave checklist', 'MN'],
  ['How to answer a leave request in writing', 'leave request response', 'MN'],
  ['Wisconsin leave rules by company size', 'wisconsin leave law small business', 'WI'],
  ['Sick and safe time beside your PTO policy', 'sick and safe time pto', 'MN'],
  ['A payroll calendar that holds all year', 'payroll calendar small business', null],
  ['Onboarding in the first five days', 'onboarding checklist small business', null],
  ['What a final paycheck has to contain', 'final paycheck checklist', 'MN'],
  ['Meal and rest breaks on a busy schedule', 'meal and rest breaks policy', 'WI'],
  ['One handbook for two states', 'multi state employee handbook', null],
  ['Collect policy acknowledgments that count', 'policy acknowledgment form', null],
  ['Prepare your records for an audit', 'hr records checklist', null],
  ['The yearly policy review in one afternoon', 'annual policy review', null],
];

/** Twelve topics, one per month starting with the next, four of each priority. */
export function starterRows(today: Date) {
  return starterTopics.map(([topic, target_keyword, target_state], index) => {
    const month = index + 1;
    return {
      topic,
      target_keyword,
      target_state,
      target_month: month,
      target_year: today.getFullYear() + (month < today.getMonth() + 1 ? 1 : 0),
      priority: Math.floor(index / 4) + 1,
      position: month,
    };
  });
}
