import { useQuery } from '@tanstack/react-query';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { SampleSheet } from '@/features/all/library/components/sample-sheet';
import { SheetPins } from '@/features/all/library/components/sheet-pins';
import { lawFiguresQuery } from '@/features/all/law/api/law-facts-api';
import { homeSheets } from '@/catalog/sheets';
import { formatDate } from '@/lib/text/format';
import { withQueries } from '@/rendering/with-queries';

function HeroSheet() {
  const next = useQuery(lawFiguresQuery).data?.nextReading;
  return (
    <figure className="mx-auto w-full max-w-lg">
      <div className="fan">
        <DocumentThumb path="mn-wage-notice-at-hire" />
        <DocumentThumb path="employee-handbook-mn" />
        <SampleSheet {...homeSheets.hero} hasPins />
      </div>
      <figcaption className="mt-6">
        <SheetPins
          {...homeSheets.hero}
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

export default withQueries(HeroSheet);
