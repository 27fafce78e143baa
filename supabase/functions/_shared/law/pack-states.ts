import type { ProductSku } from '../contracts/products.ts';

/** The states that we sell packs for, because our documents hold their law. */
export const packStates = ['MN', 'WI'] as const;
export type PackState = (typeof packStates)[number];

export const packStateNames: Readonly<Record<PackState, string>> = { MN: 'Minnesota', WI: 'Wisconsin' };

export const isPackState = (code: string): code is PackState =>
  (packStates as readonly string[]).includes(code);

/** What the pages of a state sell, if anything is sold there. */
export const packForState = (code: string): ProductSku => (code === 'MN' ? 'mn-paid-leave' : 'core-hr');
