import { findState } from '@law/states';
import { agencyInText, stateInText } from '@/features/all/law/model/state-labels';

/** What the form asks for, and who has the rules until then. */
export default function NewsTitle({ code }: { readonly code: string }) {
  const state = findState(code);
  return (
    state && (
      <>
        <h2 className="text-xl">{`Tell me when you write for ${stateInText(state)}`}</h2>
        <p className="mt-2 text-sm text-muted">
          {`Until then ${agencyInText(state.agency)} has the rules and forms, at ${new URL(state.agency.url).hostname}.`}
        </p>
      </>
    )
  );
}
