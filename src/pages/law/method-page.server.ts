import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { changedByFacts } from '@/features/all/law/model/changed-by-facts';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { starterPackQuery } from '@/features/shop/leads/api/leads-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [lawFactsQuery, libraryQuery, starterPackQuery],
  changedOn: (_, { facts }) => changedByFacts(facts),
});
