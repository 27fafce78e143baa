/** Where these are stored, for what only asks whether they are (`src/elements`) and need not load how they are read. */
export const companyNameKey = 'company-name';
/** Also the name of the radio buttons that choose it. */
export const chosenStateKey = 'chosen_state';
