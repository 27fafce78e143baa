import { changedByFacts } from '@/features/all/law/model/changed-by-facts';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  changedOn: (_, { facts }) => changedByFacts(facts),
});
