import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';

const Heading = staticIsland('states-heading', () => import('./states/heading'));
const Table = staticIsland('states-table', () => import('./states/all-states'));

/** All states on a map and in a table that can be sorted and filtered. */
export default function StatesPage() {
  return (
    <Container className="pb-10 sm:pb-20">
      <Heading />
      <Table />
    </Container>
  );
}
