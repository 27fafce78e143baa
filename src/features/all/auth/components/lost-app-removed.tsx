import { Callout } from '@/ui/callout';

/** After a recovery code: what it did, and what to do now. */
export function LostAppRemoved({ left }: { readonly left: number }) {
  return (
    <div role="status">
      <Callout tone="success" title="The lost app is off">
        {`Your other devices are signed out. ${left === 1 ? 'One code is' : `${left} codes are`} left on your list. Set up the app on your new phone now: it comes with a new list, which ends the old one.`}
      </Callout>
    </div>
  );
}
