import { lawIndexPath, lawIndexSlugs } from '@law/law-addresses';
import { lawIndex } from '@/catalog/law-index/law-index';
import { lawDutiesQuery } from '@/features/all/law/api/law-duties-api';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [libraryQuery, lawDutiesQuery],
  changedOn({ path }) {
    const slug = lawIndexSlugs.find((candidate) => lawIndexPath(candidate) === path);
    const days = slug ? lawIndex[slug].map(({ readOn }) => readOn) : [];
    return days.sort().pop() ?? null;
  },
});
