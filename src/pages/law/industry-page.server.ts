import { industryOf } from '@law/law-addresses';
import { industries } from '@/catalog/industries/industries';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { changedByFacts } from '@/features/all/law/model/changed-by-facts';
import { industryKeys } from '@/features/all/law/model/page-keys';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [lawFactsQuery, libraryQuery],
  changedOn({ path }, { facts }) {
    const industry = industryOf(path);
    return industry ? changedByFacts(facts, industryKeys(industries[industry])) : null;
  },
});
