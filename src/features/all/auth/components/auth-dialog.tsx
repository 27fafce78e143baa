import { keepDraft } from '@/lib/forms/kept-draft';
import { Callout } from '@/ui/callout';
import { Dialog } from '@/ui/dialog';
import { Tabs } from '@/ui/tabs';
import { firstPasswordPath, passwordPath, rememberTarget } from '../model/redirect-target';
import { OAuthButtons } from './oauth-buttons';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export interface AuthDialogProps {
  /** The path of this site to go to after sign-in. */
  readonly target: string;
  readonly providers: { readonly google: boolean; readonly microsoft: boolean };
  /** The URL to which links in emails and other providers return. */
  readonly callbackUrl: string;
  /** Why the dialog opened without a click. */
  readonly notice?: string | undefined;
  /** The user whose session ended. */
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
  const done = () => {
    keepDraft('account', {});
    onSignedIn(target);
  };
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
      firstFocus="[name=email]"
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
                  onNeedsPassword={() => onSignedIn(firstPasswordPath)}
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
                <SignUpForm
                  callbackUrl={callbackUrl}
                  onLeave={leaving}
                  onSignedIn={done}
                  onNeedsPassword={() => onSignedIn(firstPasswordPath)}
                />
              </>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
