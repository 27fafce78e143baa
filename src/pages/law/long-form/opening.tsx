import { notLegalAdvice } from '@contracts/brand';
import { isPackState } from '@law/pack-states';
import { longFormPath, type LongFormSlug } from '@law/law-addresses';
import type { StateRecord } from '@law/state-record';
import { PageLaw } from '@/pages/sections/law-provider';
import { useLaw } from '@/features/all/law/law-context';
import { campaignLink } from '@/features/all/law/model/campaign-link';
import { lastChange, lawAsOf } from '@/features/all/law/model/page-dates';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { formatDate } from '@/lib/text/format';
import { Seo } from '@/rendering/seo';
import { StructuredData } from '@/lib/seo/structured-data';
import { Breadcrumb } from '@/ui/breadcrumb';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { articleData } from './guide-data';
import { longFormPageData } from './page-data';

const guideTitle = ({ name }: StateRecord) => `${name} paid leave: the employer’s guide and policy template`;

/** What the guide is about, how current it is, and where to go from it. */
export default function Opening({ slug }: { readonly slug: LongFormSlug }) {
  const { text, state, keys, product } = longFormPageData(slug);
  const path = longFormPath(slug);
  const title = guideTitle(state);
  const crumbs = [{ label: 'States', to: '/paid-leave-by-state' }, { label: `${state.name} guide` }];
  return (
    <PageLaw keys={keys}>
      <Seo path={path} title={title} description={text.description} type="article" />
      <StructuredData data={[breadcrumbData(crumbs, path)]} />
      <Breadcrumb items={crumbs} />
      <h1 className="mt-6 text-4xl">{title}</h1>
      <p className="mt-5 max-w-measure text-lg text-muted">{text.lead}</p>
      <Dates slug={slug} />
      <p className="mt-8 flex flex-wrap gap-3">
        {isPackState(state.code) && <ButtonLink to={product.path}>See the {product.name}</ButtonLink>}
        <ButtonLink to={campaignLink(state, 'guide')} variant="secondary">
          Get the Free Pack
        </ButtonLink>
      </p>
      <Callout tone="law" className="mt-8 max-w-measure">
        {notLegalAdvice} Numbers in the text lead to the source of each statement.
      </Callout>
    </PageLaw>
  );
}

/** The dates depend on the facts: they change when the owner reads a fact again. */
function Dates({ slug }: { readonly slug: LongFormSlug }) {
  const { facts } = useLaw();
  const { keys, text, state } = longFormPageData(slug);
  const changedOn = lastChange(keys, facts, text.updated) ?? text.updated;
  const asOf = lawAsOf(keys, facts);
  return (
    <>
      <StructuredData data={[articleData(guideTitle(state), slug, text.lead, changedOn)]} />
      <p className="mt-4 text-sm text-muted">
        <span>{`${asOf ? `Law as of ${formatDate(asOf)}. ` : ''}Updated `}</span>
        <time dateTime={changedOn}>{formatDate(changedOn)}</time>. State agency:{' '}
        <a href={state.agency.url} className="link" rel="noopener">
          {state.agency.name}
        </a>
      </p>
    </>
  );
}
