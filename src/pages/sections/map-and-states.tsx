import { useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/link';
import { packStateNames, packStates } from '@law/pack-states';
import { statePath } from '@law/law-addresses';
import { findState } from '@law/states';
import { stateHeadlines } from '@/catalog/state-headlines';
import { lawFactsQuery } from '@/features/all/law/api/law-facts-api';
import { StateMap } from '@/features/all/law/components/state-map';
import { indexFacts } from '@/features/all/law/model/law-text';
import { shortFigure } from '@/features/all/law/model/short-figure';
import { programOf } from '@/features/all/law/model/state-labels';
import StateChoice from '@/pages/sections/state-choice';
import { withQueries } from '@/rendering/with-queries';
import { Card } from '@/ui/card';

interface MapAndStatesProps {
  readonly headingLevel?: 'h2' | 'h3';
  /** The home page has the choice above its first page. */
  readonly hasChoice?: boolean;
}

/** The map, and beside it the two states that the packs are made for. */
export const MapAndStates = withQueries(function MapAndStates({
  headingLevel: Heading = 'h3',
  hasChoice = false,
}: MapAndStatesProps) {
  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
      <StateMap />
      <div>
        {hasChoice && <StateChoice className="mb-4" />}
        <state-order>
          <ul className="grid grid-cols-2 gap-4 lg:grid-cols-1">
            {packStates.map((code) => {
              const state = findState(code);
              return (
                state && (
                  <li key={code} data-in-state={code}>
                    <Card isLinked className="h-full">
                      <Heading className="text-xl">
                        <Link to={statePath(code)} className="cover-link text-heading no-underline">
                          {packStateNames[code]}
                        </Link>
                      </Heading>
                      <p className="mt-1 text-muted">{programOf(state)}</p>
                      <Headlines code={code} />
                    </Card>
                  </li>
                )
              );
            })}
          </ul>
        </state-order>
      </div>
    </div>
  );
});

/** The figures at the top of the state's page, which has their sources. A phone has no room beside the map. */
function Headlines({ code }: { readonly code: string }) {
  const { data: all = [] } = useQuery(lawFactsQuery);
  const facts = indexFacts(all);
  return (
    <dl className="mt-3 grid grid-cols-3 gap-4 max-lg:hidden">
      {(stateHeadlines[code] ?? []).map(({ key, label }) => {
        const fact = facts.get(key);
        return (
          fact &&
          fact.figure !== null &&
          fact.unit !== null && (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-serif text-xl text-heading">{shortFigure(fact.figure, fact.unit)}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
