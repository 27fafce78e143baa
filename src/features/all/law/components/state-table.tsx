import { Link } from '@/ui/link';
import { statePath } from '@law/law-addresses';
import type { StateRecord } from '@law/state-record';
import { formatShortDate } from '@/lib/text/format';
import { Table, type Column } from '@/ui/table';
import { unbroken } from '@/ui/unbroken';
import { useLaw } from '../law-context';
import { effectOf, programOf, sickLeaveOf } from '../model/state-labels';
import { ReviewMark } from './review-mark';

const name: Column<StateRecord> = {
  key: 'name',
  header: 'State',
  isRowHeader: true,
  // By its attributes the element sorts and filters.
  cell: ({ code, name: text, program: own, sickLeave }) => (
    <Link
      to={statePath(code)}
      className="link"
      data-state={text}
      data-program={own}
      data-sick-leave={sickLeave}
    >
      {text}
    </Link>
  ),
};
const program: Column<StateRecord> = {
  key: 'program',
  header: 'Leave program',
  // Wide enough for the longest value on two lines.
  cell: (state) => <span className="lg:block lg:min-w-34">{programOf(state)}</span>,
};
const status: Column<StateRecord> = { key: 'effective', header: 'Status', cell: effectOf };

/** All columns. */
export const everyColumn: readonly Column<StateRecord>[] = [
  name,
  program,
  { key: 'sick', header: 'Sick leave', cell: sickLeaveOf },
  status,
  { key: 'fact', header: 'In short', cell: (state) => <Line state={state} /> },
  { key: 'checked', header: 'As of', cell: (state) => <AsOf state={state} /> },
];

interface StateTableProps {
  readonly caption: string;
  readonly rows: readonly StateRecord[];
  readonly columns: readonly Column<StateRecord>[];
}

/** A comparison of states, each with the day on which its law was last read. Phones show `StateList` in its place. */
export function StateTable(props: StateTableProps) {
  return <Table {...props} rowKey={({ code }) => code} className="max-sm:hidden" />;
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
