/** The day of the last change to a page's fixed text. The sitemap uses it and the legal pages show it. */
export const textDates: Readonly<Record<string, string>> = {
  '/': '2026-11-22',
  '/templates': '2026-11-21',
  '/free-resources': '2026-11-21',
  '/blog': '2026-11-21',
  '/knowledge-base': '2026-11-22',
  '/pricing': '2026-11-21',
  '/contact': '2026-11-21',
  '/find-order': '2026-11-21',
  '/affiliates': '2026-11-30',
  '/video-library': '2026-11-30',
  '/automation-playbook': '2026-11-30',
  '/terms': '2026-11-21',
  '/privacy': '2026-11-30',
  '/disclaimer': '2026-11-21',
};
