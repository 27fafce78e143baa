/** The last entry of a list, also in browsers that do not have `at` (docs/decisions/056-browser-floor-and-mangled-links.md). */
export const last = <Entry>(list: readonly Entry[]): Entry | undefined => list[list.length - 1];
