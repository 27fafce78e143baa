import { states } from '@law/states';
import { PageLaw } from '@/pages/shared/law-provider';
import { StateList } from '@/features/shared/law/components/state-list';
import { everyColumn, StateTable } from '@/features/shared/law/components/state-table';

export default function AllStates() {
  return (
    <PageLaw keys={[]}>
      <div data-below-first-screen="">
        <StateList />
        <StateTable
          caption="Paid leave in the 50 states and the District of Columbia"
          columns={everyColumn}
          rows={states}
        />
      </div>
    </PageLaw>
  );
}
