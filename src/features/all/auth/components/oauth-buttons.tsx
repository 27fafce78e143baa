import { useState } from 'react';
import { Button } from '@/ui/button';
import { signInWithProvider, type OAuthProvider } from '../api/session-api';
import { toastAuthError } from './auth-toasts';

interface OAuthButtonsProps {
  readonly providers: { readonly google: boolean; readonly microsoft: boolean };
  readonly callbackUrl: string;
  readonly onLeave: () => void;
}

/** Only the providers that the owner switched on. None by default. */
export function OAuthButtons({ providers, callbackUrl, onLeave }: OAuthButtonsProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const choices = [
    ...(providers.google ? [{ id: 'google', label: 'Continue with Google' } as const] : []),
    ...(providers.microsoft ? [{ id: 'azure', label: 'Continue with Microsoft' } as const] : []),
  ];
  if (choices.length === 0) {
    return null;
  }
  const start = async (provider: OAuthProvider) => {
    setBusy(provider);
    onLeave();
    try {
      await signInWithProvider(provider, callbackUrl);
    } catch (error) {
      await toastAuthError('OAuth Error', error);
      setBusy(null);
    }
  };
  return (
    <div className="mb-5 grid gap-2 border-b border-hairline pb-5">
      {choices.map(({ id, label }) => (
        <Button key={id} variant="secondary" isWide isLoading={busy === id} onClick={() => void start(id)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
