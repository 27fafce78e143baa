import { lawDuties } from '@law/duties';
import { toDutyRow } from '@law/duty-row';
import { lawDutiesQuery } from '@/features/all/law/api/law-duties-api';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { changedByFacts } from '@/features/all/law/model/changed-by-facts';
import { dutyFactKeys, dutyGroups } from '@/features/all/law/model/duty-groups';
import { libraryQuery } from '@/features/all/library/api/library-api';
import { serverPage } from '@/rendering/prerender/server-page';

export const page = serverPage({
  queries: () => [lawFactsQuery, libraryQuery, lawDutiesQuery],
  changedOn: (_, { facts }) => changedByFacts(facts, dutyFactKeys(dutyGroups(lawDuties.map(toDutyRow)))),
});
