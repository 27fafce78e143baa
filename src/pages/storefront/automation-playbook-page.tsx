import { Seo } from '@/lib/seo';
import { still } from '@/lib/still';

const Playbook = still('playbook', () => import('./automation-playbook/playbook'));

export default function AutomationPlaybookPage() {
  return (
    <>
      <Seo
        path="/automation-playbook"
        title="Automation playbook"
        description="Three e-mail and support workflows for a small shop, step by step, with the tools that can run them and what to watch."
      />
      <Playbook />
    </>
  );
}
