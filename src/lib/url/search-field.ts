/** The field of the search page. */
export const searchFieldId = 'q';

/** The page puts the focus on its field where the address names it. */
export const searchFieldAddress = `/search#${searchFieldId}`;
