import { useLocation } from 'react-router-dom';
import { useGo } from '@/lib/url/go';
import { useAuth } from '@/features/all/auth/auth-context';
import { AuthDialog } from '@/features/all/auth/components/auth-dialog';
import { callbackUrlOf } from '@/features/all/settings/model/callback-url';
import { readOAuthProviders } from '@/features/all/settings/model/settings';
import { useSettings } from '@/features/all/settings/settings-context';

/** The sign-in dialog, with the providers that the settings allow. */
export function AuthDialogHost() {
  const { status, user, dialogTarget, closeDialog } = useAuth();
  const settings = useSettings();
  const go = useGo();
  const { pathname, search } = useLocation();
  if (dialogTarget === null) {
    return null;
  }
  const hasEnded = status === 'ended';
  return (
    <AuthDialog
      target={dialogTarget}
      providers={readOAuthProviders(settings.OAUTH_PROVIDERS)}
      callbackUrl={callbackUrlOf(settings)}
      {...(hasEnded && {
        notice: 'Your session has ended. Sign in again to go on; what you typed is still there.',
        email: user?.email,
      })}
      onClose={closeDialog}
      onSignedIn={(path) => {
        closeDialog();
        if (path !== pathname + search) {
          void go(path);
        }
      }}
    />
  );
}
