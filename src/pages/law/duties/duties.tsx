import { useQuery } from '@tanstack/react-query';
import { notLegalAdvice } from '@contracts/brand';
import { lawIndexPath, lawIndexSlugs, lawIndexStates } from '@law/law-addresses';
import { lawDutiesQuery } from '@/features/all/law/api/law-duties-api';
import { dutyFactKeys, dutyGroups, dutyListFile, dutyPlaces } from '@/features/all/law/model/duty-groups';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { PageLaw } from '@/pages/sections/law-provider';
import { Seo } from '@/rendering/seo';
import { withQueries } from '@/rendering/with-queries';
import { Callout } from '@/ui/callout';
import { Disclosure, DisclosureGroup } from '@/ui/disclosure';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Link } from '@/ui/link';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { DutyFields } from './duty-fields';
import { DutyRows } from './duty-rows';

export default function Duties() {
  return (
    <>
      <Seo
        path="/duties"
        title="What the law asks of employers in Minnesota and Wisconsin"
        description="Notices, posters, records, clauses and payments that employers in Minnesota and Wisconsin owe, by statute, with the document and section that meets each."
      />
      <PageHeader
        title="What the law asks of an employer"
        lead="Each duty with its statute, who owes it, and the document and section that meets it."
      />
      <Callout tone="law" className="mb-10">
        {notLegalAdvice} The list holds the duties that our documents touch. It is not every duty of an
        employer.
      </Callout>
      <DutyList />
    </>
  );
}

const DutyList = withQueries(function DutyList() {
  const duties = useQuery(lawDutiesQuery);
  const library = useQuery(libraryQuery);
  if (duties.isPending || library.isPending) {
    return (
      <Loading label="The duties are loading">
        <SkeletonTable />
      </Loading>
    );
  }
  if (!duties.data || !library.data) {
    return <ErrorState title="The duties did not load">Reload the page to see them.</ErrorState>;
  }
  const groups = dutyGroups(duties.data);
  if (groups.length === 0) {
    return <EmptyState title="No duties are listed">The list is being written again.</EmptyState>;
  }
  const documents = library.data.flatMap(({ templates }) => templates);
  return (
    <PageLaw keys={dutyFactKeys(groups)}>
      <duty-list className="block">
        <DutyFields groups={groups} />
        <p role="status" className="mb-2 min-h-6 text-sm text-muted" />
        <DisclosureGroup>
          {groups.map(({ id, name, duties: rows }, index) => (
            <Disclosure
              key={id}
              isOpen={index === 0}
              isWide
              summary={<GroupName id={id} name={name} count={rows.length} />}
            >
              <DutyRows duties={rows.slice(0, shownAtOnce)} documents={documents} />
              {rows.length > shownAtOnce && (
                <details>
                  <summary className="link py-3">
                    <span data-count="">{rows.length - shownAtOnce}</span> more {name.toLowerCase()}
                  </summary>
                  <DutyRows duties={rows.slice(shownAtOnce)} documents={documents} />
                </details>
              )}
            </Disclosure>
          ))}
        </DisclosureGroup>
        <p className="no-print mt-6">
          <button type="button" hidden className="link me-6">
            Print or save as PDF
          </button>
          <a href={dutyListFile} className="link" download>
            The list as a CSV file
          </a>
          <span>, with the address of every source and its words.</span>
        </p>
        <p className="no-print mt-3">
          <span>The law chapter by chapter, also where no document is needed: </span>
          {lawIndexSlugs.map((slug, place) => (
            <span key={slug}>
              {place > 0 && <span>, </span>}
              <Link to={lawIndexPath(slug)} className="link">
                {dutyPlaces[lawIndexStates[slug]]}
              </Link>
            </span>
          ))}
        </p>
      </duty-list>
    </PageLaw>
  );
});

/** Of a kind: as many as are read at a glance. */
const shownAtOnce = 12;

interface GroupNameProps {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const GroupName = ({ id, name, count }: GroupNameProps) => (
  <h2 id={id} className="scroll-mt-24 text-xl">
    {name} <span data-count="">{count}</span>
  </h2>
);
