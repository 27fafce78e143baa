import type { ProductSku } from '@contracts/products';
import type { PackState } from '@law/pack-states';
import type { DocumentSlug } from '@/catalog/documents';
import { packCovers, coveredStates } from '@/catalog/first-pages';
import { DocumentThumb } from '@/features/all/library/components/document-thumb';
import { cn } from '@/ui/cn';
import { inPlaceOf, ofState, onlyOfState } from './of-state';

interface PackFanProps {
  readonly sku: ProductSku;
  readonly className?: string;
  /** The state of its documents, if the pack covers it, whatever was chosen. Without one they are the chosen state's. */
  readonly state?: PackState | null;
  /** Other documents in their place. */
  readonly covers?: readonly [DocumentSlug, DocumentSlug];
}

/** The front pages of a pack's two best known documents: of the chosen state, or one of each. */
export function PackFan({ sku, className, state = null, covers }: PackFanProps) {
  const { MN, WI } = packCovers[sku];
  const fixed = covers ?? (state && packCovers[sku][state]) ?? (WI ? undefined : MN);
  return (
    <div className={cn('pack-fan', className)}>
      {fixed ? (
        <>
          <DocumentThumb path={fixed[1]} />
          <DocumentThumb path={fixed[0]} className="front" />
        </>
      ) : (
        MN &&
        WI && (
          <>
            <DocumentThumb path={MN[1]} className={onlyOfState('MN')} />
            <DocumentThumb path={WI[1]} className={ofState('WI')} />
            <DocumentThumb path={WI[0]} className={cn('front', onlyOfState('WI'))} />
            <DocumentThumb path={MN[0]} className={cn('front', ofState('MN'))} />
          </>
        )
      )}
    </div>
  );
}

interface PackCoverProps {
  readonly sku: ProductSku;
  readonly className: string;
  /** As for the fan. */
  readonly state?: PackState | undefined;
}

/** The front page of a pack's best known document: of the chosen state, or of the first one. */
export function PackCover({ sku, className, state }: PackCoverProps) {
  return coversInPlace(sku, state).map(([cover, look]) => (
    <DocumentThumb key={cover} path={cover} className={cn(className, look)} />
  ));
}

/** What may stand for a pack in one place, each with the class that says when it does. */
export function coversInPlace(sku: ProductSku, wanted?: PackState): [cover: DocumentSlug, look: string][] {
  const states = coveredStates(sku);
  const shown = wanted && states.includes(wanted) ? [wanted] : states;
  return shown.flatMap((state) => {
    const [cover] = packCovers[sku][state] ?? [];
    return cover ? [[cover, shown.length > 1 ? inPlaceOf(state) : '']] : [];
  });
}
