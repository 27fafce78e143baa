/**
 * Not for search engines: the fact base holds nothing of their own for them, or only what another state's page says as well,
 * so that they would differ by the name only. A browser test measures it.
 */
export const thinStateCodes: readonly string[] =
  'AL AR AZ DC GA IA ID IN KS KY LA MA MS MT NC ND NM NV OK RI SC SD TN UT WA WV WY'.split(' ');
