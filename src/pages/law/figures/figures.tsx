import { Link } from '@/ui/link';
import { notLegalAdvice } from '@contracts/brand';
import { products } from '@contracts/products';
import { statePath } from '@law/law-addresses';
import type { LawFact } from '@law/law-fact';
import { findState } from '@law/states';
import { yearlyFigureKeys, yearlyFigures } from '@law/yearly-figures';
import { SourceNumber } from '@/features/all/law/components/law-text';
import { ReviewMark } from '@/features/all/law/components/review-mark';
import { SourceList } from '@/features/all/law/components/source-list';
import { useLaw } from '@/features/all/law/law-context';
import { figureRows, valueOf, type FigureRow } from '@/features/all/law/model/figure-rows';
import { PageLaw } from '@/pages/sections/law-provider';
import { Seo } from '@/rendering/seo';
import { Callout } from '@/ui/callout';
import { PageHeader } from '@/ui/page-header';
import { Table, type Column } from '@/ui/table';

export default function Figures() {
  return (
    <>
      <Seo
        path="/figures"
        title="Payroll and leave figures for 2026 and 2027"
        description="Minimum wages, paid leave premiums and benefits, and payroll tax limits of 2026 beside those of 2027: value, status, source and the documents that state each."
      />
      <PageHeader
        title="Figures for 2026 and 2027"
        lead="The figures that change with the year, each with its source. Where the figure of 2027 is not here yet, the agency that sets it has it first."
      />
      <Callout tone="law" className="mb-10">
        {notLegalAdvice} Replace the figures of 2026 in your documents before you use them for 2027. What
        changed when is in the{' '}
        <Link to="/law-changes" className="link">
          changes in the law
        </Link>
        , and what an employer owes besides is on the page of{' '}
        <Link to="/duties" className="link">
          duties
        </Link>
        .
      </Callout>
      <PageLaw keys={yearlyFigureKeys}>
        <FigureTable />
        <h2 className="mt-14 mb-6 text-2xl">Sources</h2>
        <SourceList />
      </PageLaw>
    </>
  );
}

const stateName = (code: string) => (code === 'US' ? 'Federal' : (findState(code)?.name ?? code));

const columns: readonly Column<FigureRow>[] = [
  {
    key: 'name',
    header: 'Figure',
    isRowHeader: true,
    cell: ({ name, state }) => `${stateName(state)}: ${name}`,
  },
  { key: '2026', header: '2026', cell: ({ thisYear }) => <Value fact={thisYear} /> },
  { key: '2027', header: '2027', cell: ({ nextYear }) => <Value fact={nextYear} /> },
  { key: 'status', header: 'Status for 2027', cell: ({ status }) => status },
  {
    key: 'publisher',
    header: 'Who sets it',
    cell: ({ publisher }) => (
      <a href={publisher.url} className="link" rel="noopener">
        {publisher.name}
      </a>
    ),
  },
  { key: 'used', header: 'Used in', cell: UsedIn },
];

function FigureTable() {
  const { facts } = useLaw();
  return (
    <Table
      caption="Yearly figures"
      isCaptionHidden
      columns={columns}
      rows={figureRows(yearlyFigures, facts)}
      rowKey={({ current, next }) => current ?? next ?? ''}
      isAnchored
    />
  );
}

const Value = ({ fact }: { readonly fact: LawFact | null }) =>
  fact ? (
    <>
      {valueOf(fact)}
      <SourceNumber fact={fact} />
      <ReviewMark fact={fact} />
    </>
  ) : (
    'Not here yet'
  );

function UsedIn({ usedIn, state }: FigureRow) {
  if (usedIn.length === 0) {
    return (
      <Link to={statePath(state)} className="link">
        {stateName(state)}
      </Link>
    );
  }
  return (
    <ul>
      {usedIn.map((sku) => (
        <li key={sku}>
          <Link to={products[sku].path} className="link">
            {products[sku].name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
