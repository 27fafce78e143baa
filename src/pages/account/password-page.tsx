import { useNavigate } from 'react-router-dom';
import { Guard } from '@/app/guard';
import { PasswordForm } from '@/features/auth/components/password-form';
import { Seo } from '@/lib/seo';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

/** Where the mail for a new password leads, once its link or code has signed the person in. */
export default function PasswordPage() {
  const navigate = useNavigate();
  return (
    <>
      <Seo path="/auth/password" title="Choose a new password" description="Choose a new password." noIndex />
      <Guard>
        <Container width="narrow" className="pb-20">
          <PageHeader
            size="compact"
            title="Choose a new password"
            lead="You are signed in. Set a password that you use nowhere else."
          />
          <PasswordForm onChanged={() => void navigate('/account', { replace: true })} />
        </Container>
      </Guard>
    </>
  );
}
