import { states } from '@contracts/law/states';
import { PageLaw } from '@/app/law-provider';
import { everyColumn, StateTable } from '@/features/law/components/state-table';

export default function AllStates() {
  return (
    <PageLaw keys={[]}>
      <div data-fold="">
        <StateTable
          caption="Paid leave in the 50 states and the District of Columbia"
          columns={everyColumn}
          rows={states}
        />
      </div>
    </PageLaw>
  );
}
