import { isOfficialAddress } from '@law/source-address';
import type { LawIndexRow } from '@/catalog/law-index/law-index-row';
import type { LibraryTemplate } from '@/features/all/library/api/library-api';
import { formatShortDate } from '@/lib/text/format';
import { unbroken } from '@/ui/unbroken';
import { Verbatim } from '@/ui/verbatim';
import { MetBy } from '../duties/met-by';

interface IndexRowProps {
  readonly row: LawIndexRow;
  readonly documents: readonly LibraryTemplate[];
}

const readings: Readonly<Record<LawIndexRow['reading'], string>> = {
  official: 'official page',
  copy: 'a copy of the text',
};

/** A section of the law in two lines: what it asks; where that was read, by whom it is owed and what follows. */
export function IndexRow({ row, documents }: IndexRowProps) {
  const { statute, pin, duty, owedBy, says, template, section, source, reading, sourceDated, readOn } = row;
  const from = sourceDated ? ` of ${sourceDated.slice(0, 4)}` : '';
  const name = `${statute}${pin ? ` ${pin}` : ''}`.replaceAll('§ ', '§\u00a0');
  return (
    <>
      <p>{unbroken(duty)}</p>
      <p className="mt-1 text-sm text-muted">
        {isOfficialAddress(source) ? (
          <a href={source} className="link" rel="noopener nofollow" translate="no">
            {name}
          </a>
        ) : (
          <Verbatim>{name}</Verbatim>
        )}
        <span>{`, ${readings[reading]}${from}, read ${formatShortDate(readOn)} · ${owedBy} · `}</span>
        {says === undefined ? (
          <MetBy
            row={{ template: template ?? null, section: section ?? null, open_reason: null }}
            documents={documents}
          />
        ) : (
          <span>{unbroken(says)}</span>
        )}
      </p>
    </>
  );
}
