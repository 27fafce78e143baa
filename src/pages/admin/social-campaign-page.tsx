import { AdminPage } from '@/app/admin/admin-page';
import {
  GenerateCampaignButton,
  SocialCampaign,
} from '@/features/admin/content-tools/components/social-campaign';

export default function SocialCampaignPage() {
  return (
    <AdminPage
      lead="Sixty days of short texts that lead readers to your posts."
      actions={<GenerateCampaignButton />}
    >
      <SocialCampaign />
    </AdminPage>
  );
}
