import { guarantee, notLegalAdvice } from '@contracts/brand';
import { statePath } from '@law/law-addresses';
import { noIndexStateCodes } from '@law/noindex-states';
import type { StateRecord } from '@law/state-record';
import { findState } from '@law/states';
import { usePrice } from '@/pages/sections/use-price';
import { productPages } from '@/catalog/product-pages';
import { effectOf, programOf, stateInText } from '@/features/all/law/model/state-labels';
import { situation } from '@/features/all/law/model/state-texts';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { productData } from '@/lib/seo/product-data';
import { Seo } from '@/rendering/seo';
import { StructuredData } from '@/lib/seo/structured-data';
import { Badge } from '@/ui/badge';
import { Breadcrumb } from '@/ui/breadcrumb';
import { KeyValueList } from '@/ui/key-value-list';
import { unbroken } from '@/ui/unbroken';
import { StateFigures } from './state-figures';

export default function Opening({ code }: { readonly code: string }) {
  const { cents } = usePrice('mn-paid-leave');
  const state = findState(code);
  if (!state) {
    return null;
  }
  const path = statePath(code);
  const kit = productData({
    sku: 'mn-paid-leave',
    path,
    description: productPages['mn-paid-leave'].subtitle,
    cents,
  });
  const crumbs = [{ label: 'States', to: '/paid-leave-by-state' }, { label: state.name }];
  return (
    <>
      <Seo
        path={path}
        title={`${state.name} Paid Leave Policy Template`}
        description={description(state)}
        noIndex={noIndexStateCodes.includes(code)}
      />
      <StructuredData data={[breadcrumbData(crumbs, path), ...(code === 'MN' ? [kit] : [])]} />
      <Breadcrumb items={crumbs} />
      <p className="mt-6 flex flex-wrap gap-2">
        {state.isDraft && <Badge tone="accent">Coming Soon</Badge>}
        <Badge tone="primary">{programOf(state)}</Badge>
      </p>
      {/* One text node: a second one would move when the web fonts load. */}
      <h1 className="mt-3 max-w-[22ch] text-4xl">{`${state.name} Paid Leave Policy Template`}</h1>
      <p className="mt-5 max-w-measure text-lg text-muted">{situation(state)}</p>
      <StateFigures state={state} />
      <KeyValueList
        className="mt-8 max-w-narrow"
        items={[
          { label: 'Status', value: effectOf(state) },
          { label: 'State agency', value: <AgencyLink state={state} /> },
        ]}
      />
      <p className="mt-6 text-sm text-muted">
        {unbroken(state.isDraft ? notLegalAdvice : `${notLegalAdvice} ${guarantee}`)}
      </p>
    </>
  );
}

function AgencyLink({ state: { agency } }: { readonly state: StateRecord }) {
  return (
    <a href={agency.url} className="link" rel="noopener">
      {agency.name}
    </a>
  );
}

function description(state: StateRecord): string {
  const { name, isDraft } = state;
  return isDraft
    ? `Paid leave in ${stateInText(state)} for employers: ${effectOf(state)}. What the law asks, where it was read and when. The template is coming soon.`
    : `A paid leave policy template for ${name} employers, with the state’s rules, their sources and as-of dates. Word, Google Docs and PDF.`;
}
