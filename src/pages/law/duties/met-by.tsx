import { productSkus, products } from '@contracts/products';
import type { DutyRow } from '@law/duty-row';
import { dutySection } from '@/features/all/law/model/duty-groups';
import type { LibraryTemplate } from '@/features/all/library/api/library-api';
import { Link } from '@/ui/link';
import { unbroken } from '@/ui/unbroken';

interface MetByProps {
  readonly row: Pick<DutyRow, 'template' | 'section' | 'open_reason'>;
  readonly documents: readonly LibraryTemplate[];
}

/** The document and section that meets a duty, or why there is none. */
export function MetBy({ row: { template, section, open_reason }, documents }: MetByProps) {
  const document = documents.find(({ path }) => path === `templates/${template ?? ''}.md`);
  const sku =
    document && productSkus.find((candidate) => products[candidate].packages.includes(document.packageId));
  if (!document || !sku) {
    return open_reason === null ? 'A document that is no longer sold' : unbroken(open_reason);
  }
  return (
    <>
      <Link to={products[sku].path} className="link">
        {unbroken(document.title)}
      </Link>
      {section && <span>, {unbroken(dutySection(section))}</span>}
    </>
  );
}
