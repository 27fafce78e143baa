import { yearlyFigureKeys } from '@law/yearly-figures';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { changedByFacts } from '@/features/all/law/model/changed-by-facts';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [lawFactsQuery, libraryQuery],
  changedOn: (_, { facts }) => changedByFacts(facts, yearlyFigureKeys),
});
