/** Where these are stored, for what only asks whether they are (`src/elements`) and need not load how they are read. */
export const chosenStateKey = 'chosen_state';
export const companyNameKey = 'company-name';
