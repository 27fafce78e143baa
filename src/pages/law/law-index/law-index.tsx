import { useQuery } from '@tanstack/react-query';
import { notLegalAdvice } from '@contracts/brand';
import { lawIndexPath, lawIndexStates, type LawIndexSlug } from '@law/law-addresses';
import { chaptersOf, type Chapter } from '@/catalog/law-index/chapters';
import { lawIndex } from '@/catalog/law-index/law-index';
import { lawDutiesQuery } from '@/features/all/law/api/law-duties-api';
import { dutyListFile, dutyPlaces } from '@/features/all/law/model/duty-groups';
import { libraryQuery, type LibraryTemplate } from '@/features/all/library/api/library-api';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { StructuredData } from '@/lib/seo/structured-data';
import { Seo } from '@/rendering/seo';
import { withQueries } from '@/rendering/with-queries';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Callout } from '@/ui/callout';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { unbroken } from '@/ui/unbroken';
import { IndexRow } from './index-row';

export default function LawIndex({ slug }: { readonly slug: LawIndexSlug }) {
  const place = dutyPlaces[lawIndexStates[slug]] ?? '';
  const name = place === 'Federal law' ? 'Federal' : place;
  const crumbs = [{ label: 'What the law asks of an employer', to: '/duties' }, { label: place }];
  return (
    <>
      <Seo
        path={lawIndexPath(slug)}
        title={`${name} employment law by chapter`}
        description={`${name} employment law chapter by chapter: what each section asks of a private employer, and which document meets it, or what to do and where.`}
      />
      <StructuredData data={[breadcrumbData(crumbs, lawIndexPath(slug))]} />
      <PageHeader
        before={<Breadcrumb items={crumbs} />}
        title={`${name} employment law by chapter`}
        lead="What each section asks of a private employer: the document that meets it, or what to do and where."
      />
      <Callout tone="law" className="mb-10">
        {notLegalAdvice} The index holds the sections that we have read ourselves. It is not every section of
        the law.
      </Callout>
      <Chapters slug={slug} />
    </>
  );
}

const Chapters = withQueries(function Chapters({ slug }: { readonly slug: LawIndexSlug }) {
  const duties = useQuery(lawDutiesQuery);
  const library = useQuery(libraryQuery);
  if (duties.isPending || library.isPending) {
    return (
      <Loading label="The chapters are loading">
        <SkeletonTable />
      </Loading>
    );
  }
  if (!duties.data || !library.data) {
    return <ErrorState title="The chapters did not load">Reload the page to see them.</ErrorState>;
  }
  const own = duties.data.filter(({ state }) => state === lawIndexStates[slug]);
  const documents = library.data.flatMap(({ templates }) => templates);
  return (
    <>
      {chaptersOf(own, lawIndex[slug]).map((chapter) => (
        <ChapterSection key={chapter.name} chapter={chapter} documents={documents} />
      ))}
      <p className="no-print mt-8">
        <a href={dutyListFile} className="link" download>
          All of it as a CSV file
        </a>
        <span>, with the address of every source and its words.</span>
      </p>
    </>
  );
});

interface ChapterSectionProps {
  readonly chapter: Chapter;
  readonly documents: readonly LibraryTemplate[];
}

/** The duties that have a row of their own on /duties are named here and described there. */
const ChapterSection = ({ chapter: { name, entries }, documents }: ChapterSectionProps) => (
  <section className="mt-10">
    <h2 className="mb-2 text-xl">{unbroken(name.replaceAll('§ ', '§\u00a0'))}</h2>
    <ul className="grid">
      {entries.map((entry) => (
        <li
          key={'row' in entry ? entry.row.statute + entry.row.duty : entry.duty.key}
          className="border-t border-hairline py-3"
        >
          {'row' in entry ? (
            <IndexRow row={entry.row} documents={documents} />
          ) : (
            <Link to={`/duties#${entry.duty.key}`} className="link">
              {unbroken(`${entry.statute.replaceAll('§ ', '§\u00a0')}: ${entry.duty.duty}`)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);
