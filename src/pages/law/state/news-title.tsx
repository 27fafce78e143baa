import { findState } from '@law/states';
import { stateInText } from '@/features/all/law/model/state-labels';

export default function NewsTitle({ code }: { readonly code: string }) {
  const state = findState(code);
  return state && <h2 className="text-xl">{`Tell me when you write for ${stateInText(state)}`}</h2>;
}
