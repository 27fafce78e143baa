import { findState } from '@law/states';
import { awayPack } from '@/features/all/law/model/state-texts';

/** What the pack has for this state and what it has not, in the size of a lead. */
export default function AwayPack({ code }: { readonly code: string }) {
  const state = findState(code);
  return state && <p className="mt-3 text-lg">{awayPack(state.name)}</p>;
}
