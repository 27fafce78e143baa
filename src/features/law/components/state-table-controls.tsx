import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/lib/use-hydrated';
import { useTypedEarly } from '@/lib/use-typed-early';
import { SelectField } from '@/ui/select-field';
import { useAhead } from '@/ui/use-ahead';
import { arrangeRows } from '../model/arrange-rows';

const programOptions = [
  { value: '', label: 'All' },
  { value: 'paid', label: 'Paid program in force' },
  { value: 'coming', label: 'Paid program coming' },
  { value: 'opt-in', label: 'Opt-in state plan' },
  { value: 'voluntary', label: 'Private insurance allowed' },
  { value: 'limited', label: 'Own disability only' },
  { value: 'none', label: 'No state program' },
];
const sickLeaveOptions = [
  { value: '', label: 'All' },
  { value: 'required', label: 'Required' },
  { value: 'any-reason', label: 'Required, for any reason' },
  { value: 'coming', label: 'Coming' },
  { value: 'local', label: 'In some cities' },
  { value: 'repealed', label: 'Repealed' },
  { value: 'unverified', label: 'Not verified' },
  { value: 'none', label: 'Not required' },
];
const sortOptions = [
  { value: '', label: 'State, A to Z' },
  { value: 'state-desc', label: 'State, Z to A' },
  { value: 'program', label: 'Family and medical leave' },
  { value: 'sick-leave', label: 'Sick leave' },
];

/** Sorts and narrows the rendered table; what is chosen stands in the address. */
export function StateTableControls({ children }: { readonly children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const [address, setAddress] = useAhead(params.toString());
  const chosen = new URLSearchParams(address);
  const isHydrated = useHydrated();
  const fields = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  const read = (name: string) => (isHydrated ? (chosen.get(name) ?? '') : '');
  const program = read('program');
  const sickLeave = read('sick');
  const sort = read('sort');

  useEffect(() => {
    const arrange = () => {
      if (frame.current?.querySelector('tbody')) {
        setShown(arrangeRows(frame.current, { program, sickLeave, sort }));
      }
    };
    arrange();
    // Reached from another page, the table arrives a moment later than this part.
    const arrival = new MutationObserver(() => {
      arrival.disconnect();
      arrange();
    });
    if (frame.current && !frame.current.querySelector('tbody')) {
      arrival.observe(frame.current, { childList: true, subtree: true });
    }
    return () => arrival.disconnect();
  }, [program, sickLeave, sort]);

  const choose = (name: string, value: string) => {
    if (value) {
      chosen.set(name, value);
    } else {
      chosen.delete(name);
    }
    setAddress(chosen.toString());
    setParams(chosen, { replace: true, preventScrollReset: true });
  };
  useTypedEarly(fields, (name, value) => {
    if (value !== chosen.get(name)) choose(name, value);
  });

  return (
    <>
      <div ref={fields} className="no-print mb-6 grid gap-4 sm:grid-cols-3">
        <SelectField
          name="program"
          label="Family and medical leave"
          options={programOptions}
          value={program}
          onChange={(event) => choose('program', event.target.value)}
        />
        <SelectField
          name="sick"
          label="Sick leave"
          options={sickLeaveOptions}
          value={sickLeave}
          onChange={(event) => choose('sick', event.target.value)}
        />
        <SelectField
          name="sort"
          label="Sort by"
          options={sortOptions}
          value={sort}
          onChange={(event) => choose('sort', event.target.value)}
        />
      </div>
      <p role="status" className="mb-4 min-h-6 text-sm text-muted">
        {shown !== null && (shown === 0 ? 'No state fits both.' : `${shown} of 51 shown`)}
      </p>
      <div ref={frame}>{children}</div>
    </>
  );
}
