import { PlanMemory } from '@/features/law/components/plan-memory';
import { useReviewMarks } from '@/features/law/use-review-marks';
import { still } from '@/lib/still';
import { Container } from '@/ui/container';

const Plan = still('which-templates', () => import('./which/plan'));

/** "Which templates do I need?": six questions, and a list with reasons that follows the answers. */
export default function WhichTemplatesPage() {
  useReviewMarks();
  return (
    <Container className="pb-20">
      <PlanMemory>
        <Plan />
      </PlanMemory>
    </Container>
  );
}
