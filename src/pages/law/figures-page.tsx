import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';

const Figures = staticIsland('figures', () => import('./figures/figures'));

/** The figures that change with the year, this year's beside the next one's. */
export default function FiguresPage() {
  return (
    <Container className="pb-20">
      <Figures />
    </Container>
  );
}
