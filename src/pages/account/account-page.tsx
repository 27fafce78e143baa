import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useGo } from '@/lib/url/go';
import { products } from '@contracts/products';
import { Guard } from '@/app/guard';
import { licensesQuery } from '@/features/account/account/api/account-api';
import { AccountSection } from '@/features/account/account/components/account-section';
import { DownloadsPanel } from '@/features/account/account/components/downloads-panel';
import { ProfilePanel } from '@/features/account/account/components/profile-panel';
import { BesideFiles } from '@/features/account/account/components/your-files';
import { isElsewhere } from '@/features/account/account/model/elsewhere';
import { PurchasesPanel } from '@/features/account/account/components/purchases-panel';
import { SecurityPanel } from '@/features/account/account/components/security-panel';
import { companiesQuery } from '@/features/account/companies/api/companies-api';
import { MissingGlyphsNote } from '@/features/all/library/components/interview/missing-glyphs-note';
import { CompanyPanel } from '@/features/account/companies/components/company-panel';
import { CompanySwitcher } from '@/features/account/companies/components/company-switcher';
import { LicenseElsewhere } from '@/features/account/companies/components/license-elsewhere';
import {
  chooseCompany,
  useChosenCompany,
  useScreenKey,
} from '@/features/account/companies/model/chosen-company';
import { secondFactorQuery } from '@/features/all/auth/api/factors-api';
import { useAuth } from '@/features/all/auth/auth-context';
import { AuthenticatorPanel } from '@/features/all/auth/components/authenticator-panel';
import { EmailChangeForm } from '@/features/all/auth/components/email-change-form';
import { PasswordForm } from '@/features/all/auth/components/password-form';
import { HandbookCard } from '@/features/all/library/components/handbook/handbook-card';
import { LicenseFiles } from '@/features/all/library/components/license-files';
import { InShopTime } from '@/features/all/settings/components/in-shop-time';
import { callbackUrlOf } from '@/features/all/settings/model/callback-url';
import { useSettings } from '@/features/all/settings/settings-context';
import { coverageTerms } from '@/features/all/settings/model/coverage-terms';
import { withQueries } from '@/rendering/with-queries';
import { Seo } from '@/rendering/seo';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';
import { Tabs } from '@/ui/tabs';

const tabs = ['profile', 'company', 'purchases', 'downloads', 'security'] as const;

function AccountPage() {
  return (
    <>
      <Seo path="/account" title="My Account" description="Your profile, purchases and downloads." noIndex />
      <Guard>
        <InShopTime>
          <Account />
        </InShopTime>
      </Guard>
    </>
  );
}

function Account() {
  const { user, adminAccess, signOut } = useAuth();
  const settings = useSettings();
  const go = useGo();
  const [query, setQuery] = useSearchParams();
  const userId = user?.id ?? '';
  const licenses = useQuery(licensesQuery(userId));
  // A customer with files comes back for them.
  const first = licenses.data?.length === 0 ? 'profile' : 'downloads';
  const tab = tabs.find((known) => known === query.get('tab')) ?? first;

  const queryClient = useQueryClient();
  // A customer who was an admin may have an app.
  const factor = useQuery({ ...secondFactorQuery(userId), enabled: tab === 'security' });

  const companies = useQuery(companiesQuery(userId));
  const current = useChosenCompany(companies.data ?? []);
  const companyId = current?.id ?? null;
  const access = { kind: 'session', userId, companyId, mayAnswer: current?.role !== 'viewer' } as const;
  const openLicenses = (licenses.data ?? [])
    .filter((license) => license.status === 'active' && !isElsewhere(license, companyId))
    .map(({ id }) => id);
  const screenKey = useScreenKey(current);

  const signOutEverywhere = async () => {
    await signOut('global');
    await go('/');
  };

  return (
    <Container className="pb-20">
      <PageHeader size="compact" title="My Account" lead={user?.email} />
      {companies.data && current && (
        <CompanySwitcher companies={companies.data} current={current} onChoose={chooseCompany} />
      )}
      <Tabs
        label="Parts of the account"
        value={tab}
        keepsPanels
        onValueChange={(value) => setQuery({ tab: value }, { replace: true })}
        items={[
          {
            value: 'profile',
            label: 'Profile',
            content: (
              <BesideFiles userId={userId}>
                <ProfilePanel userId={userId} />
              </BesideFiles>
            ),
          },
          {
            value: 'company',
            label: 'Company',
            content: (
              <AccountSection query={companies}>
                {(all) => (
                  <CompanyPanel
                    missingGlyphsNote={(text) => <MissingGlyphsNote text={text} />}
                    userId={userId}
                    companies={all}
                    current={current}
                    onChoose={chooseCompany}
                    terms={coverageTerms(settings.LICENSE_COMPANIES)}
                  />
                )}
              </AccountSection>
            ),
          },
          { value: 'purchases', label: 'Purchases', content: <PurchasesPanel userId={userId} /> },
          {
            value: 'downloads',
            label: 'Downloads',
            content: (
              <AccountSection query={companies}>
                {(all) => (
                  <>
                    <HandbookCard key={`handbook-${screenKey}`} licenseIds={openLicenses} access={access} />
                    <DownloadsPanel
                      key={screenKey}
                      userId={userId}
                      companyId={companyId}
                      renderFiles={({ id }) => <LicenseFiles licenseId={id} access={access} />}
                      renderElsewhere={({ id, sku, key, companyId: usedFor, isMine }) =>
                        current && (
                          <LicenseElsewhere
                            userId={userId}
                            licenseId={id}
                            productName={products[sku].name}
                            licenseKey={key}
                            company={all.find((company) => company.id === usedFor) ?? null}
                            current={current}
                            isMine={isMine}
                            onChoose={chooseCompany}
                          />
                        )
                      }
                    />
                  </>
                )}
              </AccountSection>
            ),
          },
          {
            value: 'security',
            label: 'Security',
            content: (
              <BesideFiles userId={userId}>
                <SecurityPanel
                  userId={userId}
                  passwordForm={
                    <PasswordForm
                      onChanged={() => void queryClient.invalidateQueries(secondFactorQuery(userId))}
                    />
                  }
                  emailForm={
                    <EmailChangeForm currentEmail={user?.email ?? ''} callbackUrl={callbackUrlOf(settings)} />
                  }
                  authenticator={
                    adminAccess === 'none' && !factor.data?.authenticator ? undefined : (
                      <AuthenticatorPanel userId={userId} />
                    )
                  }
                  onSignOutEverywhere={signOutEverywhere}
                />
              </BesideFiles>
            ),
          },
        ]}
      />
    </Container>
  );
}

export default withQueries(AccountPage);
