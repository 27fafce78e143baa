import { Link } from 'react-router-dom';
import { statePath } from '@contracts/law/law-addresses';
import type { StateRecord } from '@contracts/law/state-record';
import { states } from '@contracts/law/states';
import { PageLaw } from '@/app/law-provider';
import { ReviewMark } from '@/features/law/components/review-mark';
import { useLaw } from '@/features/law/law-context';
import { effectOf, programOf, sickLeaveOf } from '@/features/law/model/state-words';
import { formatShortDate } from '@/lib/format';
import { Table, type Column } from '@/ui/table';
import { unbroken } from '@/ui/unbroken';

const columns: readonly Column<StateRecord>[] = [
  {
    key: 'name',
    header: 'State',
    isRowHeader: true,
    cell: ({ code, name, program, sickLeave }) => (
      <Link
        to={statePath(code)}
        className="link"
        data-state={name}
        data-program={program}
        data-sick-leave={sickLeave}
      >
        {name}
      </Link>
    ),
  },
  {
    key: 'program',
    header: 'Leave program',
    // Wide enough for its longest value in two lines.
    cell: (state) => <span className="lg:block lg:min-w-34">{programOf(state)}</span>,
  },
  { key: 'sick', header: 'Sick leave', cell: sickLeaveOf },
  { key: 'effective', header: 'Status', cell: effectOf },
  { key: 'fact', header: 'In short', cell: (state) => <Line state={state} /> },
  { key: 'checked', header: 'As of', cell: (state) => <AsOf state={state} /> },
];

export default function StateTable() {
  return (
    <PageLaw keys={[]}>
      <div data-fold="">
        <Table
          caption="Paid leave in the 50 states and the District of Columbia"
          columns={columns}
          rows={states}
          rowKey={({ code }) => code}
        />
      </div>
    </PageLaw>
  );
}

function mainFact({ overviewKey, noteKeys }: StateRecord): string | undefined {
  return overviewKey ?? noteKeys.find((key) => !key.startsWith('us-'));
}

function Line({ state }: { readonly state: StateRecord }) {
  const fact = useLaw().facts.get(mainFact(state) ?? '');
  return fact ? (
    <>
      {unbroken(fact.statement)}
      <ReviewMark fact={fact} />
    </>
  ) : (
    'Federal leave only, as far as we know.'
  );
}

function AsOf({ state }: { readonly state: StateRecord }) {
  const { facts } = useLaw();
  const fact = facts.get(mainFact(state) ?? '') ?? facts.get('us-fmla-employees');
  return fact ? <span className="whitespace-nowrap">{formatShortDate(fact.checkedOn)}</span> : '';
}
