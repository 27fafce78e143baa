import { useQuery } from '@tanstack/react-query';
import { packStates } from '@law/pack-states';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { SamplePage } from '@/features/all/library/components/sample-page';
import { PagePins } from '@/features/all/library/components/page-pins';
import { lawFiguresQuery } from '@/features/all/law/api/law-facts-api';
import { homeFirstPages } from '@/catalog/first-pages';
import { formatDate } from '@/lib/text/format';
import { inPlaceOf } from '@/pages/sections/of-state';
import { withQueries } from '@/rendering/with-queries';
import { cn } from '@/ui/cn';

function HeroPage() {
  const next = useQuery(lawFiguresQuery).data?.nextReading;
  return packStates.map((state) => {
    const { behind, ...page } = homeFirstPages.hero[state];
    return (
      <figure key={state} className={cn('mx-auto w-full max-w-lg', inPlaceOf(state))}>
        <div className="fan">
          {behind.map((path) => (
            <DocumentThumb key={path} path={path} />
          ))}
          <SamplePage {...page} hasPins />
        </div>
        <figcaption className="mt-6">
          <PagePins
            {...page}
            texts={[
              'What is yours to decide, and what follows. Delete it when done.',
              'Typed once, changed in the whole file.',
              !next ? 'Every statement about law has both.' : `Next reading: ${formatDate(next)}.`,
            ]}
          />
        </figcaption>
      </figure>
    );
  });
}

export default withQueries(HeroPage);
