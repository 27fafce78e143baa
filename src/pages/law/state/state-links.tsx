import { Link } from '@/ui/link';
import { changeLogOf } from '@law/change-logs';
import { changeLogPath, longFormPath, statePath, summaryPath } from '@law/law-addresses';
import type { StateRecord } from '@law/state-record';
import { findState } from '@law/states';
import { articlesFor } from '@/catalog/related-articles';
import { changeLogTitle } from '@/features/all/law/model/change-log-names';
import { Section } from '@/ui/section';
import { Grid } from '@/ui/stack';

interface StateLinksProps {
  readonly state: StateRecord;
  /** The path of the current page. */
  readonly here: string;
}

/** Links to the state's other pages, its articles, the templates and its neighbors. */
export function StateLinks({ state, here }: StateLinksProps) {
  const { name, code, neighbors, longFormSlug } = state;
  const log = changeLogOf(code);
  return (
    <Section title="Read on">
      <Grid cell="medium" gap="large">
        <LinkList
          title={`${name} and the basics`}
          links={[
            ...(longFormSlug ? ownPages(state, longFormSlug).filter(({ to }) => to !== here) : []),
            ...articlesFor(code).map(({ slug, title }) => ({ to: `/knowledge-base/${slug}`, label: title })),
          ]}
        />
        <LinkList
          title="Templates and tools"
          links={[
            { to: '/templates', label: 'All templates' },
            { to: '/which-templates-do-i-need', label: 'Which templates do I need?' },
            { to: '/policy-rollout-kit', label: 'Plan the rollout' },
            { to: '/paid-leave-by-state', label: 'Paid leave by state' },
            { to: '/figures', label: 'Figures of 2026 and 2027' },
            log
              ? { to: changeLogPath(log), label: changeLogTitle(log) }
              : { to: '/law-changes', label: changeLogTitle(null) },
            { to: '/duties', label: 'Duties in Minnesota and Wisconsin' },
          ]}
        />
        {neighbors.length > 0 && (
          <LinkList
            title="Neighboring states"
            links={neighbors.flatMap((neighbor) => {
              const found = findState(neighbor);
              return found ? [{ to: statePath(neighbor), label: found.name }] : [];
            })}
          />
        )}
      </Grid>
    </Section>
  );
}

const ownPages = ({ name, code }: StateRecord, slug: string) => [
  { to: longFormPath(slug), label: `The ${name} guide` },
  { to: statePath(code), label: `${name} policy template` },
  { to: summaryPath(code), label: `${name} in short` },
];

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

export function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-3">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
