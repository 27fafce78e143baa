import { changeLogStates } from '@law/change-logs';
import { changeLogPath, changeLogSlugs } from '@law/law-addresses';
import { changeLogQuery } from '@/features/all/law/api/law-changes-api';
import { changedByFacts } from '@/features/all/law/model/changed-by-facts';
import { serverPage, type PageAddress } from '@/rendering/prerender/server-page';

function stateOf({ path }: PageAddress) {
  const slug = changeLogSlugs.find((candidate) => changeLogPath(candidate) === path);
  return slug ? changeLogStates[slug] : null;
}

export const page = serverPage({
  queries: (at) => [changeLogQuery(stateOf(at))],
  changedOn(at, { facts }) {
    const state = stateOf(at);
    return changedByFacts(state ? facts.filter((fact) => fact.state === state) : facts);
  },
});
