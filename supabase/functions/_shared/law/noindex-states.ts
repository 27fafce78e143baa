/**
 * Not for search engines: the fact base holds nothing of their own for them, or only what another state's page says as well,
 * so that they would differ by the name only. A browser test measures it.
 */
export const noIndexStateCodes: readonly string[] =
  'AL AR AZ ID IN KS KY LA MS MT NC ND NM OK SC SD TN UT WV WY'.split(' ');
