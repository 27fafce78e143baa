import { useQuery } from '@tanstack/react-query';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { starterPackQuery } from '@/features/shop/leads/api/leads-api';
import { withQueries } from '@/rendering/with-queries';
import { Loading, SkeletonText } from '@/ui/skeleton';
import { unbroken } from '@/ui/unbroken';

/** The four documents of the free pack: their first pages, and what each is for. */
function StarterPackList() {
  const { data = [], isPending } = useQuery(starterPackQuery);
  if (isPending) {
    return (
      <Loading label="The free pack is loading">
        <SkeletonText lines={12} />
      </Loading>
    );
  }
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {data.map(({ slug, title, summary, bullets }) => (
        <li key={slug} className="grid grid-cols-[6rem_1fr] gap-x-6 py-6 sm:grid-cols-[9rem_1fr]">
          <DocumentThumb path={slug} className="h-auto w-full" />
          <div className="wrap-anywhere">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 text-muted">{unbroken(summary)}</p>
            <ul className="mt-3 list-disc pl-5 text-[0.9375rem]">
              {bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

export default withQueries(StarterPackList);
