import { StateTableControls } from '@/features/law/components/state-table-controls';
import { everyField } from '@/features/law/model/table-fields';
import { useReviewMarks } from '@/features/law/use-review-marks';
import { still } from '@/lib/still';
import { Container } from '@/ui/container';

const Heading = still('states-heading', () => import('./states/heading'));
const Table = still('states-table', () => import('./states/all-states'));

/** Every state on a map and in a table that can be sorted and narrowed. */
export default function StatesPage() {
  useReviewMarks();
  return (
    <Container className="pb-20">
      <Heading />
      <StateTableControls fields={everyField}>
        <Table />
      </StateTableControls>
    </Container>
  );
}
