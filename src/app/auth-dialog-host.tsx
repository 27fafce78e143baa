import { useNavigate } from 'react-router-dom';
import { useAuth } from '@/features/auth/auth-context';
import { AuthDialog } from '@/features/auth/components/auth-dialog';
import { readOAuthProviders } from '@/features/settings/model/settings';
import { useSettings } from '@/features/settings/settings-context';

/** The sign-in dialog with what the settings say about it. */
export function AuthDialogHost() {
  const { dialogTarget, closeDialog } = useAuth();
  const settings = useSettings();
  const navigate = useNavigate();
  if (dialogTarget === null) {
    return null;
  }
  return (
    <AuthDialog
      target={dialogTarget}
      providers={readOAuthProviders(settings.OAUTH_PROVIDERS)}
      callbackUrl={settings.AUTH_REDIRECT_URL || `${window.location.origin}/auth/callback`}
      onClose={closeDialog}
      onSignedIn={(path) => {
        closeDialog();
        void navigate(path);
      }}
    />
  );
}
