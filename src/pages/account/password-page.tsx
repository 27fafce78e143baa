import { useSearchParams } from 'react-router-dom';
import { useGo } from '@/lib/url/go';
import { Guard } from '@/app/guard';
import { useAuth } from '@/features/all/auth/auth-context';
import { FirstPasswordForm } from '@/features/all/auth/components/first-password-form';
import { PasswordForm } from '@/features/all/auth/components/password-form';
import { takeTarget } from '@/features/all/auth/model/redirect-target';
import { Seo } from '@/rendering/seo';
import { withQueries } from '@/rendering/with-queries';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

/** The target of the email for a new password, and of the confirmation of a new account, which has none yet. */
export default function PasswordPage() {
  const isFirst = useSearchParams()[0].has('first');
  return (
    <>
      <Seo path="/auth/password" title="Choose a new password" description="Choose a new password." noIndex />
      <Guard>
        <Container width="narrow" className="pb-20">
          {isFirst ? <FirstPassword /> : <NewPassword />}
        </Container>
      </Guard>
    </>
  );
}

function NewPassword() {
  const go = useGo();
  return (
    <>
      <PageHeader
        size="compact"
        title="Choose a new password"
        lead="You are signed in. Set a password that you use nowhere else."
      />
      <PasswordForm onChanged={() => void go('/account', { replace: true })} />
    </>
  );
}

const FirstPassword = withQueries(function FirstPasswordPage() {
  const go = useGo();
  const { user } = useAuth();
  return (
    <>
      <PageHeader
        size="compact"
        title="Choose your password"
        lead="Your address is confirmed and you are signed in. Anybody can type an address into a sign-up form, so only the password that you choose here counts."
      />
      <FirstPasswordForm userId={user?.id ?? ''} onDone={() => void go(takeTarget(), { replace: true })} />
    </>
  );
});
