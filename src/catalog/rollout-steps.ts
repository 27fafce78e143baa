/** The seven steps of the article policy-rollout-7-steps, counted back from the effective date. */
export const rolloutSteps = [
  {
    daysBefore: 45,
    title: 'Name an owner and a date',
    text: 'One owner for the policy, one effective date, and who has to sign.',
  },
  {
    daysBefore: 38,
    title: 'Fill it in',
    text: 'Names, dates and contacts; then every drafting note, one after the other.',
  },
  {
    daysBefore: 30,
    title: 'Check and approve',
    text: 'Counsel or adviser reads the choices; the owner approves the final text with a version number.',
  },
  {
    daysBefore: 21,
    title: 'Brief managers',
    text: 'They hear it first, with the questions they will be asked and where to send the rest.',
  },
  {
    daysBefore: 14,
    title: 'Announce it',
    text: 'To everybody on one day: what changes, when, where to read it, whom to ask.',
  },
  {
    daysBefore: 1,
    title: 'Collect the last signatures',
    text: 'Note refusals with date and witness, and keep the sheet with the policy.',
  },
  {
    daysBefore: 0,
    title: 'Put it into effect',
    text: 'Old versions are withdrawn, forms and payroll follow the new text.',
  },
] as const;
