import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { isPackState, packForState, type PackState } from '@law/pack-states';
import { longFormPath } from '@law/law-addresses';
import type { StateRecord } from '@law/state-record';
import { products } from '@contracts/products';
import { awayDocuments } from '@/catalog/external-documents';
import { libraryQuery, packagesOf } from '@/features/all/library/api/library-api';
import { DocumentClaims } from '@/features/all/library/components/document-claims';
import { PackageContents } from '@/features/all/library/components/package-contents';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Section } from '@/ui/section';
import { campaignLink } from '@/features/all/law/model/campaign-link';
import { awayPack } from '@/features/all/law/model/state-texts';
import { stateInText } from '@/features/all/law/model/state-labels';
import { FreeHelp } from './free-help';

interface StateProps {
  readonly state: StateRecord;
}

/** What a buyer in this state gets: the actual files, or no promise if there are none. */
export function Included({ state }: StateProps) {
  const { code, name, isDraft } = state;
  return (
    <Section
      tone="sunken"
      title={isDraft ? 'What’s included today' : 'What’s included'}
      intro={
        isDraft
          ? `A template for ${stateInText(state)} is not on sale yet. This helps today and costs nothing.`
          : undefined
      }
    >
      {isPackState(code) ? (
        <Files code={code} />
      ) : isDraft ? (
        <FreeHelp state={state} />
      ) : (
        <Pack state={state} />
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={campaignLink(state)} variant="secondary">
          Get the Free Pack
        </ButtonLink>
        {state.longFormSlug && (
          <ButtonLink to={longFormPath(state.longFormSlug)} variant="quiet">
            Read the {name} guide
          </ButtonLink>
        )}
      </p>
    </Section>
  );
}

function Files({ code }: { readonly code: PackState }) {
  const { data, isPending, isError } = useQuery(libraryQuery);
  const packages = data ? packagesOf(data, packForState(code)) : [];
  return (
    <PackageContents
      sku={packForState(code)}
      packages={packages.filter(({ state }) => state === code)}
      isLoading={isPending}
      isFailed={isError}
      isShort
    />
  );
}

function Pack({ state: { code, name } }: StateProps) {
  const { path, name: pack } = products['core-hr'];
  return (
    <>
      <DocumentClaims claims={awayDocuments} pageState={code} />
      <p className="mt-6 max-w-measure">
        <span>Boxes in these documents that name Minnesota or Wisconsin law come out. The page of the </span>
        <Link to={path} className="link">
          {pack}
        </Link>{' '}
        <span>lists every document and its state.</span>
      </p>
      <Callout className="mt-8" title={`What the pack is in ${name}`}>
        {awayPack(name)} If that is not what you need, do not buy it; the free pack is a good test.
      </Callout>
    </>
  );
}
