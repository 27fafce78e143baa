import { useQuery } from '@tanstack/react-query';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { SamplePage } from '@/features/all/library/components/sample-page';
import { PagePins } from '@/features/all/library/components/page-pins';
import { lawFiguresQuery } from '@/features/all/law/api/law-facts-api';
import { homeFirstPages } from '@/catalog/first-pages';
import { formatDate } from '@/lib/text/format';
import { withQueries } from '@/rendering/with-queries';

function HeroPage() {
  const next = useQuery(lawFiguresQuery).data?.nextReading;
  return (
    <figure className="mx-auto w-full max-w-lg">
      <div className="fan">
        <DocumentThumb path="mn-wage-notice-at-hire" />
        <DocumentThumb path="employee-handbook-mn" />
        <SamplePage {...homeFirstPages.hero} hasPins />
      </div>
      <figcaption className="mt-6">
        <PagePins
          {...homeFirstPages.hero}
          texts={[
            'What is yours to decide, and what follows. Delete it when done.',
            'Typed once, changed in the whole file.',
            !next ? 'Every statement about law has both.' : `Next reading: ${formatDate(next)}.`,
          ]}
        />
      </figcaption>
    </figure>
  );
}

export default withQueries(HeroPage);
