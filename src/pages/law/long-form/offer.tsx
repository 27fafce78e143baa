import { isPackState, packForState } from '@law/pack-states';
import { statePath, type LongFormSlug } from '@law/law-addresses';
import { awayCovers } from '@/catalog/external-documents';
import { awayPack } from '@/features/all/law/model/state-texts';
import { PackCard } from '@/pages/sections/pack-card';
import { PackFan } from '@/pages/sections/pack-fan';
import { withQueries } from '@/rendering/with-queries';
import { ButtonLink } from '@/ui/button-link';
import { Card } from '@/ui/card';
import { Link } from '@/ui/link';
import { longFormPageData } from './page-data';

/** The state's pack; for another state what a pack has for it, above the way to the pack. */
function Offer({ slug }: { readonly slug: LongFormSlug }) {
  const { state, product } = longFormPageData(slug);
  const { code, name } = state;
  if (isPackState(code)) {
    return (
      <ul className="hidden lg:block">
        <PackCard sku={packForState(code)} state={code} headingLevel="h2" />
      </ul>
    );
  }
  return (
    <Card as="section" padding="none" className="overflow-hidden lg:self-start">
      <PackFan sku={packForState(code)} className="h-44 pack-fan-wide" covers={awayCovers} />
      <div className="p-5 sm:p-6">
        <h2 className="text-2xl">{product.name}</h2>
        <p className="mt-3 mb-5 text-lg">{awayPack(name)}</p>
        <ButtonLink to={product.path} isWide>
          See the {product.name}
        </ButtonLink>
        <p className="mt-3">
          <Link to={`${statePath(code)}#tell-me`} className="link">
            {`Tell me when you write for ${name}`}
          </Link>
        </p>
      </div>
    </Card>
  );
}

export default withQueries(Offer);
