/** The place at the lower edge of the screen that a page may fill. */
export const pageBarId = 'page-bar';
