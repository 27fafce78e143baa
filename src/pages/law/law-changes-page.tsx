import { useLocation } from 'react-router-dom';
import { changeLogPath, changeLogSlugs, type ChangeLogSlug } from '@law/law-addresses';
import { staticIsland } from '@/rendering/static-island';
import { Container } from '@/ui/container';

const Changes = staticIsland<{ readonly slug: ChangeLogSlug | null }>(
  'law-changes',
  () => import('./law-changes/changes'),
);

/** What changed in the law: of one state, or the newest of all. The route table only has known addresses. */
export default function LawChangesPage() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const slug = changeLogSlugs.find((candidate) => changeLogPath(candidate) === path) ?? null;
  return (
    <Container key={slug} className="pb-20">
      <Changes slug={slug} />
    </Container>
  );
}
