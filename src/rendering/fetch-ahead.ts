/** Public pages, whose links the browser may follow before the click: without a query, a token or an act. A test holds them against the sitemap. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/*\\?:query',
                '/*.*',
                '/account*',
                '/admin*',
                '/api/*',
                '/auth/*',
                '/free-resources/*',
                '/orders',
                '/thank-you',
                '/unsubscribe',
                '/verify*',
              ],
            },
          },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Also for the content security policy, which allows this text and no other. */
export const speculationRules = JSON.stringify(rules);

/**
 * Lets a browser that knows such rules fetch a page when the pointer rests on its link. They come with the page's code: a file that
 * a header names is asked for before the page's text is painted.
 */
export function fetchAhead(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}
