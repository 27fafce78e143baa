import { expect, it } from 'vitest';
import { pictureFileName, toCalendarFile, toCsv, type Snippet } from './snippet';

const snippet: Snippet = {
  id: 'a1',
  platform: 'LinkedIn',
  sourceTitle: 'Leave, "explained"',
  text: '=SUM(A1)\nSecond line; with, signs.',
  hashtags: ['HR'],
  scheduledFor: '2027-01-15T15:00:00Z',
  link: 'https://shop.example/blog/leave?utm_source=linkedin',
  week: 1,
  reviewNote: null,
  imagePrompt: '',
  updatedAt: '2026-11-21T10:00:00Z',
  picture: { url: 'https://api.example/a.png', alt: 'A desk', isPlaceholder: true },
};

it('writes a CSV without formulas for spreadsheets', () => {
  const [header, row] = toCsv([snippet]).split('\r\n');
  expect(header).toBe(
    '\uFEFF"platform","scheduled_for","week","source_title","post_text","hashtags","utm_link","image_url","image_alt"',
  );
  expect(row).toBe(
    `"LinkedIn","2027-01-15T15:00:00Z","1","Leave, ""explained""","'=SUM(A1)\nSecond line; with, signs.","#HR","https://shop.example/blog/leave?utm_source=linkedin","https://api.example/a.png","A desk"`,
  );
});

it('writes a calendar with folded lines and escaped texts', () => {
  const file = toCalendarFile(
    [{ ...snippet, text: 'Ünïcode '.repeat(40) }],
    new Date('2027-01-01T00:00:00Z'),
  );
  const lines = file.split('\r\n');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'Ünïcode '.repeat(40)}\\n\\nhttps://`);
  expect(file).toContain('DTSTART:20270115T150000Z\r\n');
  expect(file).toContain('SUMMARY:LinkedIn: Leave\\, "explained"\r\n');
});

it('names the file of a picture after its platform, day and title', () => {
  expect(pictureFileName({ ...snippet, platform: 'YouTube Shorts' })).toBe(
    'youtube-shorts-2027-01-15-leave-explained.png',
  );
  expect(pictureFileName({ ...snippet, sourceTitle: '../🎉', scheduledFor: '' })).toBe('linkedin.png');
});
