import { Callout } from '@/ui/callout';
import { Dialog } from '@/ui/dialog';
import { Tabs } from '@/ui/tabs';
import { passwordPath, rememberTarget } from '../model/redirect-target';
import { OAuthButtons } from './oauth-buttons';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export interface AuthDialogProps {
  /** Where to go after signing in; a path of this site. */
  readonly target: string;
  readonly providers: { readonly google: boolean; readonly microsoft: boolean };
  /** Where mailed links and other providers come back to. */
  readonly callbackUrl: string;
  /** Why the dialog opened by itself. */
  readonly notice?: string | undefined;
  /** Whose session it was. */
  readonly email?: string | undefined;
  readonly onClose: () => void;
  readonly onSignedIn: (path: string) => void;
}

export function AuthDialog({
  target,
  providers,
  callbackUrl,
  notice,
  email,
  onClose,
  onSignedIn,
}: AuthDialogProps) {
  const done = () => onSignedIn(target);
  const leaving = () => rememberTarget(target);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          onClose();
        }
      }}
      title="Your account"
      description="Your purchases and files, in one place."
      size="small"
    >
      {notice && (
        <Callout tone="warning" className="mb-5">
          {notice}
        </Callout>
      )}
      <Tabs
        label="Sign in or sign up"
        items={[
          {
            value: 'signin',
            label: 'Sign In',
            content: (
              <>
                <OAuthButtons providers={providers} callbackUrl={callbackUrl} onLeave={leaving} />
                <SignInForm
                  callbackUrl={callbackUrl}
                  email={email}
                  onLeave={leaving}
                  onSignedIn={done}
                  onRecovered={() => onSignedIn(passwordPath)}
                />
              </>
            ),
          },
          {
            value: 'signup',
            label: 'Sign Up',
            content: (
              <>
                <OAuthButtons providers={providers} callbackUrl={callbackUrl} onLeave={leaving} />
                <SignUpForm callbackUrl={callbackUrl} onLeave={leaving} onSignedIn={done} />
              </>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
