import { Link } from '@/ui/link';
import { guarantee } from '@contracts/brand';
import { isPackState } from '@law/pack-states';
import { longFormPath, type LongFormSlug } from '@law/law-addresses';
import { PageLaw } from '@/pages/sections/law-provider';
import { awayPack } from '@/features/all/law/model/state-texts';
import { FirstSource } from '@/features/all/law/components/first-source';
import { QuestionList } from '@/features/all/law/components/question-list';
import { SourceList } from '@/features/all/law/components/source-list';
import { campaignLink } from '@/features/all/law/model/campaign-link';
import { ButtonLink } from '@/ui/button-link';
import { CheckList } from '@/ui/check-list';
import { Section } from '@/ui/section';
import { unbroken } from '@/ui/unbroken';
import { StateLinks } from '../state/state-links';
import { longFormPageData } from './page-data';

export default function Closing({ slug }: { readonly slug: LongFormSlug }) {
  const { text, state, keys, product } = longFormPageData(slug);
  return (
    <PageLaw keys={keys}>
      <Section title="Who This Is For">
        <CheckList columns={2} items={text.audience} />
      </Section>
      <Section tone="sunken" title="Six questions">
        <QuestionList questions={text.questions} />
      </Section>
      <Section tone="inverse" title="Get the Template">
        {!isPackState(state.code) && <p className="mb-5 max-w-measure text-lg">{awayPack(state.name)}</p>}
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={product.path} size="large">
            {product.name}
          </ButtonLink>
          <ButtonLink to={campaignLink(state, 'guide')} size="large" variant="secondary">
            Get the Free Pack
          </ButtonLink>
        </p>
        <p className="mt-5 text-muted">
          {unbroken(guarantee)} The plan behind the dates is in{' '}
          <Link to="/knowledge-base/policy-rollout-7-steps" className="link">
            Roll out a policy in seven steps
          </Link>
          ; all packs are under{' '}
          <Link to="/templates" className="link">
            templates
          </Link>
          .
        </p>
      </Section>
      <StateLinks state={state} here={longFormPath(slug)} />
      <Section tone="sunken" id="sources" title="Sources">
        <FirstSource keys={keys} />
        <SourceList />
      </Section>
    </PageLaw>
  );
}
