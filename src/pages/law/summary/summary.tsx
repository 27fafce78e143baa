import { Link } from '@/ui/link';
import { notLegalAdvice } from '@contracts/brand';
import { isPackState, packForState } from '@law/pack-states';
import { longFormPath, statePath, summaryPath } from '@law/law-addresses';
import type { StateRecord } from '@law/state-record';
import { findState } from '@law/states';
import { products } from '@contracts/products';
import { PageLaw } from '@/pages/sections/law-provider';
import { statePolicies } from '@/catalog/requirement-documents';
import { FactList } from '@/features/all/law/components/admin/fact-list';
import { SourceList } from '@/features/all/law/components/source-list';
import { campaignLink } from '@/features/all/law/model/campaign-link';
import { awayPack, situation } from '@/features/all/law/model/state-texts';
import { AnsweringDocument } from '@/features/all/library/components/answering-document';
import { breadcrumbData } from '@/lib/seo/breadcrumb-data';
import { Seo } from '@/rendering/seo';
import { StructuredData } from '@/lib/seo/structured-data';
import { Breadcrumb } from '@/ui/breadcrumb';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { Container } from '@/ui/container';
import { PageHeader } from '@/ui/page-header';

export default function Summary({ code }: { readonly code: string }) {
  const state = findState(code);
  const crumbs = [{ label: 'States', to: '/paid-leave-by-state' }, { label: `${state?.name} in short` }];
  return (
    state?.longFormSlug && (
      <PageLaw keys={state.noteKeys}>
        <Seo
          path={longFormPath(state.longFormSlug)}
          title={`${state.name} paid leave policy in short`}
          description={`${state.name} paid leave for employers in a few lines: ${state.effectiveDate}. The whole guide has the example, the dated plan and the sources.`}
        />
        <StructuredData data={[breadcrumbData(crumbs, summaryPath(code))]} />
        <Container className="pb-20">
          <PageHeader
            before={<Breadcrumb items={crumbs} />}
            title={`${state.name} paid leave policy in short`}
            lead={situation(state)}
          />
          <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[1fr_19rem]">
            <FactList keys={state.noteKeys} className="max-w-narrow" />
            {isPackState(code) && (
              <section aria-labelledby="policy">
                <h2 id="policy" className="mb-4 text-2xl">
                  The policy that says this
                </h2>
                <AnsweringDocument slug={statePolicies[code]} pageState={code} size="large" />
              </section>
            )}
          </div>
          <Callout tone="law" className="mt-8">
            {notLegalAdvice} Official information:{' '}
            <a href={state.agency.url} className="link" rel="noopener">
              {state.agency.name}
            </a>
            .
          </Callout>
          <Ways state={state} guide={longFormPath(state.longFormSlug)} />
          <h2 className="mt-12 mb-4 text-2xl">Sources</h2>
          <SourceList />
        </Container>
      </PageLaw>
    )
  );
}

function Ways({ state, guide }: { readonly state: StateRecord; readonly guide: string }) {
  const { path, name } = products[packForState(state.code)];
  return (
    <>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={guide}>Read the {state.name} guide</ButtonLink>
        <ButtonLink to={campaignLink(state, 'summary')} variant="secondary">
          Get the Free Pack
        </ButtonLink>
      </p>
      <p className="mt-5 text-muted">
        See also the{' '}
        <Link to={statePath(state.code)} className="link">
          {`${state.name} paid leave policy template${state.isDraft ? ' (coming soon)' : ''}`}
        </Link>{' '}
        and the{' '}
        <Link to={path} className="link">
          {name}
        </Link>
        .
      </p>
      {!isPackState(state.code) && <p className="mt-3 text-lg">{awayPack(state.name)}</p>}
    </>
  );
}
