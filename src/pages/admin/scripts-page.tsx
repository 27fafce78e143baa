import { AdminPage } from '@/app/admin/admin-page';
import { ScriptShelf } from '@/features/admin/scripts/components/script-shelf';
import { useSettings } from '@/features/all/settings/settings-context';
import { siteConfig } from '@/lib/site-config';

export default function ScriptsPage() {
  const settings = useSettings();
  const { siteUrl, supabaseUrl } = siteConfig();
  return (
    <AdminPage lead="Snippets to paste into other systems, with the URLs of this shop filled in.">
      <ScriptShelf siteUrl={siteUrl} supabaseUrl={supabaseUrl} buyLinks={settings} />
    </AdminPage>
  );
}
