import { composeSnippet, type SocialPlatform } from '@contracts/social';

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

const calendarTime = (time: string) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');
const calendarText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** RFC 5545: lines have at most 75 bytes and continue on lines that begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (encoder.encode(current + character).length > 74) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** The texts as half-hour entries of a calendar. */
export function toCalendarFile(snippets: readonly Snippet[], now: Date): string {
  const entries = snippets.flatMap((snippet) => [
    'BEGIN:VEVENT',
    `UID:${snippet.id}@social-campaign`,
    `DTSTAMP:${calendarTime(now.toISOString())}`,
    `DTSTART:${calendarTime(snippet.scheduledFor)}`,
    'DURATION:PT30M',
    `SUMMARY:${calendarText(`${snippet.platform}: ${snippet.sourceTitle}`)}`,
    `DESCRIPTION:${calendarText(composeSnippet(snippet))}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Social campaign//EN',
    ...entries,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** The picture's file name: platform, day and the start of the title. */
export function pictureFileName({ platform, scheduledFor, sourceTitle }: Snippet): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = [plain(platform), scheduledFor.slice(0, 10), plain(sourceTitle).slice(0, 60)].join('-');
  return `${name.replace(/-{2,}/g, '-').replace(/^-|-$/g, '')}.png`;
}
