import { composeSnippet, type SocialPlatform } from '@contracts/social';
import { calendarOf, calendarText, calendarTime } from '@/lib/text/calendar-lines';

export interface Snippet {
  readonly id: string;
  readonly platform: SocialPlatform;
  readonly sourceTitle: string;
  readonly text: string;
  readonly hashtags: readonly string[];
  readonly scheduledFor: string;
  readonly link: string;
  readonly week: number;
  /** Why the text needs a review, or null. */
  readonly reviewNote: string | null;
  /** A prompt for its picture. */
  readonly imagePrompt: string;
  readonly picture: SnippetPicture | null;
  /** The version of the row that was read. A save over a newer one is refused. */
  readonly updatedAt: string;
}

/** The editable fields: the post and the texts about its picture. */
export interface SnippetText {
  readonly text: string;
  readonly imagePrompt: string;
  readonly imageAlt: string;
}

export interface SnippetPicture {
  readonly url: string;
  readonly alt: string;
  /** Drawn from the title, not by a model. */
  readonly isPlaceholder: boolean;
}

export interface Campaign {
  readonly name: string;
  readonly snippets: readonly Snippet[];
}

/** Escapes a leading character that a spreadsheet would read as a formula. */
function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function toCsv(snippets: readonly Snippet[]): string {
  const rows = snippets.map(
    ({ platform, scheduledFor, week, sourceTitle, text, hashtags, link, picture }) => [
      platform,
      scheduledFor,
      String(week),
      sourceTitle,
      text,
      hashtags.map((tag) => `#${tag}`).join(' '),
      link,
      picture?.url ?? '',
      picture?.alt ?? '',
    ],
  );
  const header = [
    ...['platform', 'scheduled_for', 'week', 'source_title', 'post_text', 'hashtags', 'utm_link'],
    ...['image_url', 'image_alt'],
  ];
  return `\uFEFF${[header, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** The texts as half-hour entries of a calendar. */
export function toCalendarFile(snippets: readonly Snippet[], now: Date): string {
  const entries = snippets.flatMap((snippet) => [
    'BEGIN:VEVENT',
    `UID:${snippet.id}@social-campaign`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART:${calendarTime(new Date(snippet.scheduledFor))}`,
    'DURATION:PT30M',
    `SUMMARY:${calendarText(`${snippet.platform}: ${snippet.sourceTitle}`)}`,
    `DESCRIPTION:${calendarText(composeSnippet(snippet))}`,
    'END:VEVENT',
  ]);
  return calendarOf('Social campaign', entries);
}

/** The picture's file name: platform, day and the start of the title. */
export function pictureFileName({ platform, scheduledFor, sourceTitle }: Snippet): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = [plain(platform), scheduledFor.slice(0, 10), plain(sourceTitle).slice(0, 60)].join('-');
  return `${name.replace(/-{2,}/g, '-').replace(/^-|-$/g, '')}.png`;
}
