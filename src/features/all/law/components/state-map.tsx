import { Link } from '@/ui/link';
import { statePath } from '@law/law-addresses';
import { programs } from '@law/state-record';
import { findState } from '@law/states';
import { stateTiles } from '../model/state-tiles';
import { programOf, programLabels } from '../model/state-labels';

/** A map with a tile for each state, styled by its paid family and medical leave. */
export function StateMap() {
  return (
    <div>
      <div className="grid max-w-2xl grid-cols-11 gap-0.5 sm:gap-1">
        {stateTiles.flat().map((code, index) => {
          const state = findState(code);
          return state ? (
            <Link
              key={code}
              to={statePath(code)}
              title={`${state.name}: ${programOf(state)}`}
              aria-label={`${code}, ${state.name}: ${programOf(state)}`}
              data-tile={state.program}
              className="flex aspect-square min-h-6 min-w-6 items-center justify-center rounded-sm text-xs font-semibold no-underline sm:text-sm"
            >
              {code}
            </Link>
          ) : (
            <span key={index} />
          );
        })}
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm" aria-label="Legend">
        {programs.map((program) => (
          <li key={program} className="flex items-center gap-2">
            <span aria-hidden="true" data-tile={program} className="size-5 rounded-sm text-xs" />
            {programLabels[program]}
          </li>
        ))}
      </ul>
    </div>
  );
}
