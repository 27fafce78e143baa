import { useNavigate, useSearchParams } from 'react-router-dom';
import { Guard } from '@/app/guard';
import { DownloadsPanel } from '@/features/account/components/downloads-panel';
import { ProfilePanel } from '@/features/account/components/profile-panel';
import { PurchasesPanel } from '@/features/account/components/purchases-panel';
import { SecurityPanel } from '@/features/account/components/security-panel';
import { useAuth } from '@/features/auth/auth-context';
import { EmailChangeForm } from '@/features/auth/components/email-change-form';
import { PasswordForm } from '@/features/auth/components/password-form';
import { LicenseFiles } from '@/features/library/components/license-files';
import { callbackUrlOf } from '@/features/settings/model/callback-url';
import { useSettings } from '@/features/settings/settings-context';
import { withQueries } from '@/lib/queries';
import { Seo } from '@/lib/seo';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Tabs } from '@/ui/tabs';

const tabs = ['profile', 'purchases', 'downloads', 'security'] as const;

function AccountPage() {
  return (
    <>
      <Seo path="/account" title="My Account" description="Your profile, purchases and downloads." noIndex />
      <Guard>
        <Account />
      </Guard>
    </>
  );
}

function Account() {
  const { user, signOut } = useAuth();
  const settings = useSettings();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((known) => known === query.get('tab')) ?? 'profile';
  const userId = user?.id ?? '';

  const signOutEverywhere = async () => {
    await signOut('global');
    await navigate('/');
  };

  return (
    <Container className="pb-20">
      <PageHeader size="compact" title="My Account" lead={user?.email} />
      <Tabs
        label="Parts of the account"
        value={tab}
        keepsPanels
        onValueChange={(value) => setQuery({ tab: value }, { replace: true })}
        items={[
          { value: 'profile', label: 'Profile', content: <ProfilePanel userId={userId} /> },
          { value: 'purchases', label: 'Purchases', content: <PurchasesPanel userId={userId} /> },
          {
            value: 'downloads',
            label: 'Downloads',
            content: (
              <DownloadsPanel
                userId={userId}
                renderFiles={({ id }) => <LicenseFiles licenseId={id} access={{ kind: 'session', userId }} />}
              />
            ),
          },
          {
            value: 'security',
            label: 'Security',
            content: (
              <SecurityPanel
                userId={userId}
                passwordForm={<PasswordForm />}
                emailForm={
                  <EmailChangeForm currentEmail={user?.email ?? ''} callbackUrl={callbackUrlOf(settings)} />
                }
                onSignOutEverywhere={signOutEverywhere}
              />
            ),
          },
        ]}
      />
    </Container>
  );
}

export default withQueries(AccountPage);
