import { StateTableControls } from '@/features/law/components/state-table-controls';
import { useReviewMarks } from '@/features/law/use-review-marks';
import { still } from '@/lib/still';
import { Container } from '@/ui/container';

const Heading = still('states-heading', () => import('./states/heading'));
const Table = still('states-table', () => import('./states/state-table'));

/** Every state on a map and in a table that can be sorted and narrowed. */
export default function StatesPage() {
  useReviewMarks();
  return (
    <Container className="pb-20">
      <Heading />
      <StateTableControls>
        <Table />
      </StateTableControls>
    </Container>
  );
}
