import type { StateRecord } from '@law/state-record';
import { stateHeadlines } from '@/catalog/state-headlines';
import { BigFacts } from '@/features/all/law/components/big-facts';
import { LawProvider } from '@/features/all/law/law-context';
import { stateKeys } from '@/features/all/law/model/page-keys';
import { withQueries } from '@/rendering/with-queries';

/** The figures of a state. The opening does not wait for them: nothing stands in their place while they load. */
export const StateFigures = withQueries(function StateFigures({ state }: { readonly state: StateRecord }) {
  return (
    <LawProvider keys={stateKeys(state)} loading={null} failed={null}>
      <BigFacts items={stateHeadlines[state.code] ?? []} />
    </LawProvider>
  );
});
