import { states } from '@contracts/law/states';
import { PageLaw } from '@/app/law-provider';
import { briefColumns, StateTable } from '@/features/law/components/state-table';
import { overviewPrograms } from '@/features/law/model/table-fields';

export default function LeavePrograms() {
  return (
    <PageLaw keys={[]}>
      <StateTable
        caption="States with a leave program of their own"
        columns={briefColumns}
        rows={states.filter(({ program }) => overviewPrograms.includes(program))}
        onPhone="brief"
      />
    </PageLaw>
  );
}
