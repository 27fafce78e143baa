import type { ProductSku } from '../contracts/products.ts';

/** The states whose law our documents hold. */
export const homeStates = ['MN', 'WI'] as const;
export type HomeState = (typeof homeStates)[number];

export const homeStateNames: Readonly<Record<HomeState, string>> = { MN: 'Minnesota', WI: 'Wisconsin' };

export const isHomeState = (code: string): code is HomeState =>
  (homeStates as readonly string[]).includes(code);

/** What the pages of a state sell, if anything is sold there. */
export const packForState = (code: string): ProductSku => (code === 'MN' ? 'mn-paid-leave' : 'core-hr');
