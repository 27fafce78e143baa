import { packForState } from '@contracts/law/home-states';
import type { LongFormSlug } from '@contracts/law/law-addresses';
import { longFormStates } from '@contracts/law/law-addresses';
import type { StateRecord } from '@contracts/law/state-record';
import { findState } from '@contracts/law/states';
import { products } from '@contracts/products';
import type { LongForm } from '@/catalog/long-form/long-form';
import { longForms } from '@/catalog/long-form/long-forms';
import { longFormKeys } from '@/features/law/model/page-keys';

interface LongFormParts {
  readonly text: LongForm;
  readonly state: StateRecord;
  /** The facts that the page names, in reading order. */
  readonly keys: readonly string[];
  readonly product: { readonly name: string; readonly path: string };
}

export function longFormParts(slug: LongFormSlug): LongFormParts {
  const state = findState(longFormStates[slug]);
  if (!state) {
    throw new Error(`There is no record of the state ${slug}`);
  }
  const text = longForms[slug];
  const product = products[packForState(state.code)];
  return { text, state, product, keys: longFormKeys(text) };
}
