import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';
import { PlanOrder } from './which/plan-order';

const Plan = staticIsland('which-templates', () => import('./which/plan'));

/** "Which templates do I need?": six questions, and a list with reasons that depends on the answers. */
export default function WhichTemplatesPage() {
  return (
    <Container className="pb-20">
      <Plan />
      <PlanOrder />
    </Container>
  );
}
