import { Link } from 'react-router-dom';
import { homeStateNames, homeStates } from '@law/home-states';
import { statePath } from '@law/law-addresses';
import { findState } from '@law/states';
import { StateMap } from '@/features/shared/law/components/state-map';
import { programOf } from '@/features/shared/law/model/state-words';
import { StateChoice } from '@/pages/shared/state-choice';
import { Card } from '@/ui/card';

/** The map, and the two states that the packs are made for. */
export default function HomeStates() {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <StateMap />
      <div>
        <StateChoice className="mb-3" />
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-1">
          {homeStates.map((code) => {
            const state = findState(code);
            return (
              state && (
                <Card key={code} as="li" isLinked>
                  <h3>
                    <Link
                      to={statePath(code)}
                      className="text-heading no-underline after:absolute after:inset-0"
                    >
                      {homeStateNames[code]}
                    </Link>
                  </h3>
                  <p className="mt-1 text-muted">{programOf(state)}</p>
                </Card>
              )
            );
          })}
        </ul>
      </div>
    </div>
  );
}
