import { useQuery } from '@tanstack/react-query';
import { notLegalAdvice } from '@contracts/brand';
import { lawDutiesQuery } from '@/features/all/law/api/law-duties-api';
import { SourceList } from '@/features/all/law/components/source-list';
import { dutyFactKeys, dutyGroups } from '@/features/all/law/model/duty-groups';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { PageLaw } from '@/pages/sections/law-provider';
import { Seo } from '@/rendering/seo';
import { withQueries } from '@/rendering/with-queries';
import { Callout } from '@/ui/callout';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHeader } from '@/ui/page-header';
import { Loading, SkeletonTable } from '@/ui/skeleton';
import { DutyTable } from './duty-table';

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
      {groups.map(({ id, name, duties: rows }) => (
        <section key={id} aria-labelledby={id} className="mb-14">
          <h2 id={id} className="mb-6 scroll-mt-24 text-2xl">
            {name}
          </h2>
          <DutyTable caption={`Duties: ${name}`} duties={rows} documents={documents} />
        </section>
      ))}
      <h2 className="mb-6 text-2xl">Sources</h2>
      <SourceList />
    </PageLaw>
  );
});
