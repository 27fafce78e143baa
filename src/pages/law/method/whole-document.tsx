import { useQuery } from '@tanstack/react-query';
import { assetUrl, starterPackQuery } from '@/features/shop/leads/api/leads-api';
import { ButtonAnchor } from '@/ui/button-link';

/** A document of the free pack, whole, without an address. */
export function WholeDocument() {
  const { data: assets = [] } = useQuery(starterPackQuery);
  const shown = assets.find(({ formats }) => formats.includes('pdf'));
  return (
    shown && (
      <>
        <p className="mb-5">
          <span>{`${shown.title} is one of the four documents of the free pack. `}</span>
          <span>Open it without giving an address; it looks as the files that you buy look.</span>
        </p>
        <ButtonAnchor href={assetUrl(shown.slug, 'pdf')}>{`Open ${shown.title} (PDF)`}</ButtonAnchor>
      </>
    )
  );
}
