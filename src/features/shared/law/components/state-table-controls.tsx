import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useEarlyInput } from '@/rendering/use-early-input';
import { SelectField } from '@/ui/select-field';
import { useOptimisticValue } from '@/ui/use-optimistic-value';
import { arrangeRows } from '../model/arrange-rows';
import type { TableField } from '../model/table-fields';

interface StateTableControlsProps {
  readonly fields: readonly TableField[];
  readonly children: ReactNode;
}

/** Sorts and filters the rendered table. The choice is in the URL. */
export function StateTableControls({ fields, children }: StateTableControlsProps) {
  const [params, setParams] = useSearchParams();
  const [address, setAddress] = useOptimisticValue(params.toString());
  const chosen = new URLSearchParams(address);
  const isHydrated = useHydrated();
  const form = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState('');
  const read = (name: string) => {
    const value = isHydrated && chosen.get(name);
    const isOffered = fields.some(
      (field) => field.name === name && field.options.some((option) => option.value === value),
    );
    return value && isOffered ? value : '';
  };
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
    // After client-side navigation the table appears slightly later than this component.
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
  useEarlyInput(form, (name, value) => {
    if (value !== chosen.get(name)) choose(name, value);
  });

  return (
    <>
      <div ref={form} className="no-print mb-6 grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
        {fields.map((field) => (
          <SelectField
            key={field.name}
            {...field}
            className={field.name === 'sort' ? 'max-sm:hidden' : undefined}
            value={read(field.name)}
            onChange={(event) => choose(field.name, event.target.value)}
          />
        ))}
      </div>
      <p role="status" className="mb-2 min-h-6 text-sm text-muted sm:mb-4">
        {shown}
      </p>
      <div ref={frame}>{children}</div>
    </>
  );
}
