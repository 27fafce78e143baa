/** The day on which the fixed text of a page was last changed: for the sitemap, and shown on the legal pages. */
export const textDates: Readonly<Record<string, string>> = {
  '/': '2026-11-22',
  '/templates': '2026-11-21',
  '/free-resources': '2026-11-21',
  '/blog': '2026-11-21',
  '/knowledge-base': '2026-11-22',
  '/pricing': '2026-11-21',
  '/contact': '2026-11-21',
  '/find-order': '2026-11-21',
  '/affiliates': '2026-11-22',
  '/video-library': '2026-11-21',
  '/automation-playbook': '2026-11-21',
  '/terms': '2026-11-21',
  '/privacy': '2026-11-21',
  '/disclaimer': '2026-11-21',
};
