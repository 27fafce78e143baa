import { Link } from 'react-router-dom';
import { statePath } from '@contracts/law/law-addresses';
import type { Program } from '@contracts/law/state-record';
import { findState } from '@contracts/law/states';
import { stateTiles } from '../model/state-tiles';
import { programOf, programWords } from '../model/state-words';

const looks: Readonly<Record<Program, string>> = {
  paid: 'border-primary bg-primary text-on-primary',
  coming: 'border-primary bg-primary-soft text-primary border-dashed',
  'opt-in': 'border-primary bg-surface text-primary',
  voluntary: 'border-edge bg-surface text-ink',
  limited: 'border-edge bg-sunken text-ink border-dashed',
  none: 'border-hairline bg-sunken text-ink',
};

const programs = Object.keys(looks) as Program[];

/** Every state as a tile in its place, by how it stands to paid family and medical leave. */
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
              className={`flex aspect-square min-h-6 min-w-6 items-center justify-center rounded-sm border text-[0.625rem] font-semibold no-underline sm:text-sm ${looks[state.program]}`}
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
            <span aria-hidden="true" className={`size-4 rounded-sm border ${looks[program]}`} />
            {programWords[program]}
          </li>
        ))}
      </ul>
    </div>
  );
}
