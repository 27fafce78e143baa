import { useQuery } from '@tanstack/react-query';
import { longFormPath } from '@contracts/law/law-addresses';
import type { StateRecord } from '@contracts/law/state-record';
import { articlesFor } from '@/catalog/related-articles';
import { libraryQuery, packagesOf } from '@/features/library/api/library-api';
import { PackageContents } from '@/features/library/components/package-contents';
import { ButtonLink } from '@/ui/button-link';
import { Callout } from '@/ui/callout';
import { CheckList } from '@/ui/check-list';
import { Section } from '@/ui/section';
import { campaignLink } from '@/features/law/model/campaign-link';
import { stateInText } from '@/features/law/model/state-words';

/** What somebody in this state gets: the real files where we have them, and nothing promised where we have none. */
export function Included({ state }: { readonly state: StateRecord }) {
  const { code, name, isDraft } = state;
  return (
    <Section
      tone="sunken"
      title="What’s included"
      intro={
        isDraft
          ? `A kit for ${stateInText(state)} is not on sale yet. This helps today and costs nothing.`
          : undefined
      }
    >
      {code === 'MN' || code === 'WI' ? (
        <Files code={code} />
      ) : isDraft ? (
        <FreePack state={state} />
      ) : (
        <Pack name={name} />
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

function Files({ code }: { readonly code: 'MN' | 'WI' }) {
  const { data, isPending, isError } = useQuery(libraryQuery);
  const packages = data ? packagesOf(data, code === 'MN' ? 'mn-paid-leave' : 'core-hr') : [];
  return (
    <PackageContents
      packages={packages.filter(({ state }) => state === code)}
      isLoading={isPending}
      isFailed={isError}
    />
  );
}

function Pack({ name }: { readonly name: string }) {
  return (
    <>
      <CheckList
        columns={2}
        items={[
          'Leave, time off, attendance, conduct and remote work policies in plain words',
          'Request forms, manager scripts and letters for each step of a leave',
          'Acknowledgment pages and a tracker for the signatures',
          'Drafting notes at every choice that is the employer’s',
        ]}
      />
      <Callout className="mt-8" title={`What the pack is in ${name}`}>
        Its paragraphs on state law are Minnesota’s and Wisconsin’s. In {name} you keep the structure, the
        forms and the rollout, and replace those paragraphs with the rules on this page. If that is not what
        you need, do not buy it; the free pack is a good test.
      </Callout>
    </>
  );
}

function FreePack({ state }: { readonly state: StateRecord }) {
  return (
    <CheckList
      items={[
        'A rollout plan in seven steps, an acknowledgment tracker, an onboarding checklist and a payroll calendar',
        ...articlesFor(state.code).map(({ title }) => `The article “${title}” in the knowledge base`),
      ]}
    />
  );
}
