import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '@/ui/link';
import { lawFiguresQuery } from '@/features/all/law/api/law-facts-api';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { figuresOf } from '@/features/all/library/model/library-figures';
import { formatDate, plural } from '@/lib/text/format';
import { Container } from '@/ui/container';

/** What the shop has, counted when the page is rendered. */
export function Proof() {
  const { data: library = [] } = useQuery(libraryQuery);
  const { data: law } = useQuery(lawFiguresQuery);
  const { documents, pages } = figuresOf(library);
  if (documents === 0 || !law) {
    return null;
  }
  return (
    <section aria-label="The library in figures" className="border-y border-hairline">
      <Container>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-6 py-6 lg:grid-cols-4">
          <Figure value={String(documents)}>
            <Link className="link" to="/templates">
              documents in four packs
            </Link>
            , {plural(pages, 'page')}
          </Figure>
          <Figure value={String(law.statements)}>
            <Link className="link" to="/paid-leave-by-state">
              statements of law
            </Link>
            , each with source and date
          </Figure>
          {law.nextReading !== null && (
            <Figure value={formatDate(law.nextReading)}>the next day on which we read sources again</Figure>
          )}
          <Figure value="30 days">to change your mind, without a questionnaire</Figure>
        </dl>
      </Container>
    </section>
  );
}

interface FigureProps {
  readonly value: string;
  readonly children: ReactNode;
}

function Figure({ value, children }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{children}</dt>
      <dd className="font-serif text-2xl font-medium text-heading">{value}</dd>
    </div>
  );
}
