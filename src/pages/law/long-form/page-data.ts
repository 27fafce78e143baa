import { packForState } from '@law/pack-states';
import type { LongFormSlug } from '@law/law-addresses';
import { longFormStates } from '@law/law-addresses';
import type { StateRecord } from '@law/state-record';
import { findState } from '@law/states';
import { products } from '@contracts/products';
import type { LongForm } from '@/catalog/long-form/long-form';
import { longForms } from '@/catalog/long-form/long-forms';
import { longFormKeys } from '@/features/all/law/model/page-keys';

interface LongFormPageData {
  readonly text: LongForm;
  readonly state: StateRecord;
  /** The keys of the facts on the page, in reading order. */
  readonly keys: readonly string[];
  readonly product: { readonly name: string; readonly path: string };
}

export function longFormPageData(slug: LongFormSlug): LongFormPageData {
  const state = findState(longFormStates[slug]);
  if (!state) {
    throw new Error(`There is no record of the state ${slug}`);
  }
  const text = longForms[slug];
  const product = products[packForState(state.code)];
  return { text, state, product, keys: longFormKeys(text) };
}
