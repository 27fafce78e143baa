import { Link } from 'react-router-dom';
import { statePath } from '@contracts/law/law-addresses';
import type { StateRecord } from '@contracts/law/state-record';
import { formatShortDate } from '@/lib/format';
import { Table, type Column } from '@/ui/table';
import { unbroken } from '@/ui/unbroken';
import { useLaw } from '../law-context';
import { effectOf, programOf, sickLeaveOf } from '../model/state-words';
import { ReviewMark } from './review-mark';

const name: Column<StateRecord> = {
  key: 'name',
  header: 'State',
  isRowHeader: true,
  // What `arrangeRows` goes by.
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
  // Wide enough for its longest value in two lines.
  cell: (state) => <span className="lg:block lg:min-w-34">{programOf(state)}</span>,
};
const status: Column<StateRecord> = { key: 'effective', header: 'Status', cell: effectOf };

/** All that the shop compares. */
export const everyColumn: readonly Column<StateRecord>[] = [
  name,
  program,
  { key: 'sick', header: 'Sick leave', cell: sickLeaveOf },
  status,
  { key: 'fact', header: 'In short', cell: (state) => <Line state={state} /> },
  { key: 'checked', header: 'As of', cell: (state) => <AsOf state={state} /> },
];

/** A line for each state, whose values need no label on a phone. */
export const briefColumns: readonly Column<StateRecord>[] = [
  name,
  program,
  status,
  {
    key: 'checked',
    header: 'As of',
    cell: (state) => (
      <>
        <span className="sm:hidden">as of </span>
        <AsOf state={state} isMarked />
      </>
    ),
  },
];

interface StateTableProps {
  readonly caption: string;
  readonly rows: readonly StateRecord[];
  readonly columns: readonly Column<StateRecord>[];
  readonly onPhone?: 'stack' | 'brief' | undefined;
}

/** States side by side, each with the day on which its law was last read. */
export function StateTable(props: StateTableProps) {
  return <Table {...props} rowKey={({ code }) => code} />;
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

interface AsOfProps {
  readonly state: StateRecord;
  /** Says it here where no other column does. */
  readonly isMarked?: boolean;
}

function AsOf({ state, isMarked = false }: AsOfProps) {
  const { facts } = useLaw();
  const fact = facts.get(mainFact(state) ?? '') ?? facts.get('us-fmla-employees');
  return fact ? (
    <>
      <span className="whitespace-nowrap">{formatShortDate(fact.checkedOn)}</span>
      {isMarked && <ReviewMark fact={fact} />}
    </>
  ) : (
    ''
  );
}
