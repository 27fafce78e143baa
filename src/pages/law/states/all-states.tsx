import { states } from '@law/states';
import { PageLaw } from '@/pages/sections/law-provider';
import { StateList } from '@/features/all/law/components/state-list';
import { everyColumn, StateTable } from '@/features/all/law/components/state-table';
import { everyField } from '@/features/all/law/model/table-fields';
import { SelectField } from '@/ui/select-field';

export default function AllStates() {
  return (
    <PageLaw keys={[]}>
      <state-table className="block">
        <div className="no-print mb-6 grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
          {everyField.map((field) => (
            <SelectField
              key={field.name}
              {...field}
              className={field.name === 'sort' ? 'max-sm:hidden' : undefined}
            />
          ))}
        </div>
        <p role="status" className="mb-2 min-h-6 text-sm text-muted sm:mb-4" />
        <div data-below-first-screen="">
          <StateList />
          <StateTable
            caption="Paid leave in the 50 states and the District of Columbia"
            columns={everyColumn}
            rows={states}
          />
        </div>
      </state-table>
    </PageLaw>
  );
}
