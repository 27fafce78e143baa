import { useQuery } from '@tanstack/react-query';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { starterPackQuery } from '@/features/shop/leads/api/leads-api';
import { withQueries } from '@/rendering/with-queries';
import { Loading, SkeletonText } from '@/ui/skeleton';

/** The four documents of the free pack, by their first pages. */
function StarterPackCards() {
  const { data = [], isPending } = useQuery(starterPackQuery);
  if (isPending) {
    return (
      <Loading label="The free pack is loading">
        <SkeletonText lines={6} />
      </Loading>
    );
  }
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4">
      {data.map(({ slug, title }) => (
        <li key={slug}>
          <DocumentThumb path={slug} className="h-auto w-full" />
          <h3 className="mt-3 text-lg">{title}</h3>
        </li>
      ))}
    </ul>
  );
}

export default withQueries(StarterPackCards);
