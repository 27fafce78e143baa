import { lawFactsQuery } from '@/features/shared/law/api/law-facts-api';
import { changedByFacts } from '@/features/shared/law/model/changed-by-facts';
import { libraryQuery } from '@/features/shared/library/api/library-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [lawFactsQuery, libraryQuery],
  changedOn: (_, { facts }) => changedByFacts(facts),
});
