import { industryOf } from '@law/law-addresses';
import { industries } from '@/catalog/industries/industries';
import { lawFactsQuery } from '@/features/shared/law/api/law-facts-api';
import { changedByFacts } from '@/features/shared/law/model/changed-by-facts';
import { industryKeys } from '@/features/shared/law/model/page-keys';
import { libraryQuery } from '@/features/shared/library/api/library-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [lawFactsQuery, libraryQuery],
  changedOn({ path }, { facts }) {
    const industry = industryOf(path);
    return industry ? changedByFacts(facts, industryKeys(industries[industry])) : null;
  },
});
