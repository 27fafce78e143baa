import { packStates, type PackState } from '@law/pack-states';

const classes: Readonly<Record<PackState, string>> = { MN: 'of-mn', WI: 'of-wi' };

/** What is of one state: gone while the other one is chosen (ui/paper.css), before the first paint. */
export const ofState = (state: PackState) => classes[state];

/** The same, and gone while both are: of two that stand in one place it is the other one. */
export const onlyOfState = (state: PackState) => `${classes[state]} if-chosen`;

/** Of what stands in one place once for each state: without a choice it is the first one's. */
export const inPlaceOf = (state: PackState) =>
  state === packStates[0] ? ofState(state) : onlyOfState(state);
