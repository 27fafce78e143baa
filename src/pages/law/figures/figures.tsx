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
import { figureRows, groupByNews, valueOf, type FigureRow } from '@/features/all/law/model/figure-rows';
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
        <FigureTables />
        <h2 className="mb-6 text-2xl">Sources</h2>
        <SourceList />
      </PageLaw>
    </>
  );
}

const stateName = (code: string) => (code === 'US' ? 'Federal' : (findState(code)?.name ?? code));

const name: Column<FigureRow> = {
  key: 'name',
  header: 'Figure',
  isRowHeader: true,
  cell: ({ name: text, state }) => `${stateName(state)}: ${text}`,
};
const thisYear: Column<FigureRow> = {
  key: '2026',
  header: '2026',
  cell: ({ thisYear: fact }) => <Value fact={fact} />,
};
const nextYear: Column<FigureRow> = {
  key: '2027',
  header: '2027',
  cell: ({ nextYear: fact }) => <Value fact={fact} />,
};
const status: Column<FigureRow> = { key: 'status', header: 'Status for 2027', cell: (row) => row.status };
const publisher: Column<FigureRow> = {
  key: 'publisher',
  header: 'Who sets it',
  cell: ({ publisher: { url, name: text } }) => (
    <a href={url} className="link" rel="noopener">
      {text}
    </a>
  ),
};
const usedIn: Column<FigureRow> = { key: 'used', header: 'Used in', cell: UsedIn, isHiddenOnPhone: true };

const announced = [name, thisYear, nextYear, status, publisher, usedIn];
const open = [name, thisYear, status, publisher, usedIn];

function FigureTables() {
  const { facts } = useLaw();
  const { isNew, same, notAnnounced } = groupByNews(figureRows(yearlyFigures, facts));
  const groups = [
    { id: 'new', title: 'New for 2027', columns: announced, rows: isNew },
    { id: 'same', title: 'The same in 2027', columns: announced, rows: same },
    { id: 'open', title: 'Not announced for 2027', columns: open, rows: notAnnounced },
  ];
  return groups.map(
    ({ id, title, columns, rows }) =>
      rows.length > 0 && (
        <section key={id} aria-labelledby={id} className="mb-14">
          <h2 id={id} className="mb-6 scroll-mt-24 text-2xl">
            {title}
          </h2>
          <Table
            caption={`Yearly figures: ${title}`}
            isCaptionHidden
            columns={columns}
            rows={rows}
            rowKey={({ current, next }) => current ?? next ?? ''}
            isAnchored
          />
        </section>
      ),
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
    '–'
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
