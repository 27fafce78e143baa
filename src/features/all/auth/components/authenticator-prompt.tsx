import { useState } from 'react';
import { Button } from '@/ui/button';
import { AuthenticatorCodeForm } from './authenticator-code-form';
import { RecoveryCodeForm } from './recovery-code-form';

interface AuthenticatorPromptProps {
  readonly factorId: string;
  readonly onGiven: () => void;
  readonly onRecovered: (left: number) => void;
  readonly onRefused: () => void;
}

/** Asks for the app's code, or for a recovery code from a person who has lost the app. */
export function AuthenticatorPrompt({ factorId, onGiven, ...recovery }: AuthenticatorPromptProps) {
  const [isLost, setIsLost] = useState(false);
  if (isLost) {
    return <RecoveryCodeForm {...recovery} onBack={() => setIsLost(false)} />;
  }
  return (
    <div className="grid justify-items-start gap-4">
      <AuthenticatorCodeForm factorId={factorId} button="Continue" onGiven={onGiven} />
      <Button variant="quiet" className="-ml-4.5" onClick={() => setIsLost(true)}>
        Use a recovery code
      </Button>
    </div>
  );
}
