import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';

const Duties = staticIsland('duties', () => import('./duties/duties'));

/** What the law asks of an employer, and the document that meets it. */
export default function DutiesPage() {
  return (
    <Container className="pb-20">
      <Duties />
    </Container>
  );
}
