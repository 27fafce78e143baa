import { useLocation } from 'react-router-dom';
import { lawIndexPath, lawIndexSlugs, type LawIndexSlug } from '@law/law-addresses';
import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';

const LawIndex = staticIsland<{ readonly slug: LawIndexSlug }>(
  'law-index',
  () => import('./law-index/law-index'),
);

/** The employment law of a state chapter by chapter, or that of the country. The route table only has known addresses. */
export default function LawIndexPage() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const slug = lawIndexSlugs.find((candidate) => lawIndexPath(candidate) === path) ?? 'federal';
  return (
    <Container key={slug} className="pb-20">
      <LawIndex slug={slug} />
    </Container>
  );
}
