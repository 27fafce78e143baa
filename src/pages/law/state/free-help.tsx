import { Fragment } from 'react';
import { Link } from '@/ui/link';
import type { StateRecord } from '@law/state-record';
import { articlesFor } from '@/catalog/related-articles';
import { CheckList } from '@/ui/check-list';

/** Free help for a state without templates. */
export function FreeHelp({ state: { code, agency } }: { readonly state: StateRecord }) {
  return (
    <CheckList
      items={[
        'The free pack: a rollout plan in seven steps, an acknowledgment tracker, an onboarding checklist and a payroll calendar',
        ...articlesFor(code).map(({ slug, title }) => (
          <Fragment key={slug}>
            The article{' '}
            <Link to={`/knowledge-base/${slug}`} className="link">
              {title}
            </Link>
          </Fragment>
        )),
        <Fragment key="agency">
          The state’s own page:{' '}
          <a href={agency.url} className="link" rel="noopener">
            {agency.name}
          </a>
        </Fragment>,
      ]}
    />
  );
}
