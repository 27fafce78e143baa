import { Link } from '@/ui/link';
import { statePath } from '@law/law-addresses';
import { programs } from '@law/state-record';
import { states } from '@law/states';
import { effectInShort, programLabels } from '../model/state-labels';

/** The states for phones, by what they pay for: a state is one row that leads to its page. The table's fields filter it. */
export function StateList() {
  return (
    <div className="grid gap-6 sm:hidden">
      {programs.map((program) => {
        const own = states.filter((state) => state.program === program);
        return (
          <section key={program} aria-labelledby={`group-${program}`} data-group={program}>
            <h2 id={`group-${program}`} className="text-xl">
              <span>{programLabels[program]}</span> <span data-count="">{`(${own.length})`}</span>
            </h2>
            <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
              {own.map((state) => (
                <li
                  key={state.code}
                  data-sick-leave={state.sickLeave}
                  className="relative flex min-h-9 items-center justify-between gap-4"
                >
                  <Link to={statePath(state.code)} className="link cover-link shrink-0">
                    {state.name}
                  </Link>
                  <span className="text-right text-sm text-muted">{effectInShort(state)}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
