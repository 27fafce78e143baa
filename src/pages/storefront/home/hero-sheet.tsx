import { useQuery } from '@tanstack/react-query';
import { DocumentThumb } from '@/features/shared/library/components/document-thumb';
import { SampleSheet } from '@/features/shared/library/components/sample-sheet';
import { lawFiguresQuery } from '@/features/shared/law/api/law-facts-api';
import { homeSheets, sheetPins } from '@/catalog/sheets';
import { formatDate } from '@/lib/text/format';
import { withQueries } from '@/rendering/with-queries';
import { PinList } from '@/ui/pin-list';

function HeroSheet() {
  const next = useQuery(lawFiguresQuery).data?.nextReading;
  return (
    <figure className="mx-auto w-full max-w-lg">
      <div className="fan">
        <DocumentThumb path="mn-wage-notice-at-hire" />
        <DocumentThumb path="employee-handbook-mn" />
        <SampleSheet sku={homeSheets.hero.sku} document={homeSheets.hero.document} hasPins />
      </div>
      <figcaption className="mt-6">
        <PinList
          items={[
            {
              title: sheetPins[0],
              text: 'What is yours to decide, and what follows. Delete it when done.',
            },
            { title: sheetPins[1], text: 'Typed once, changed in the whole file.' },
            {
              title: sheetPins[2],
              text: !next ? 'Every statement about law has both.' : `Next reading: ${formatDate(next)}.`,
            },
          ]}
        />
      </figcaption>
    </figure>
  );
}

export default withQueries(HeroSheet);
