import { Seo } from '@/rendering/seo';
import { staticIsland } from '@/rendering/static-island';

const Playbook = staticIsland('playbook', () => import('./automation-playbook/playbook'));

export default function AutomationPlaybookPage() {
  return (
    <>
      <Seo
        path="/automation-playbook"
        title="Automation playbook: three workflows to copy"
        description="Three email and support workflows for a small shop, step by step, with the tools that can run them and what to watch."
      />
      <Playbook />
    </>
  );
}
