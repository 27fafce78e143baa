import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dayBefore, dayBounds, dayNotice, dayProblem, formatDay, readDay } from '../model/rollout-days';
import { useTypedEarly } from '@/lib/use-typed-early';
import { whenIdle } from '@/lib/when-idle';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

const hint = 'Each step gets its day, and you are told of days that have passed or that fall on a weekend.';
const allClear = 'All days of this plan lie ahead, on working days.';

interface RolloutDatesProps {
  /** The steps, as `RolloutSteps` renders them. */
  readonly children: ReactNode;
  /** Told of what the field holds. */
  readonly onPick?: (value: string) => void;
}

/**
 * A field for the effective date over the steps of a rollout. The steps are fixed text, so their dates are written into the
 * rendered list: the page needs no second copy of the words. Nothing that is typed leaves the browser.
 */
export function RolloutDates({ children, onPick }: RolloutDatesProps) {
  const [value, setValue] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const effective = readDay(value);
  const pick = (day: string) => {
    setValue(day);
    onPick?.(day);
  };
  useTypedEarly(field, (_, day) => pick(day));

  useEffect(() => {
    const days: number[] = [];
    for (const step of list.current?.querySelectorAll<HTMLElement>('[data-days-before]') ?? []) {
      const place = step.querySelector('[data-rollout-date]');
      if (effective) {
        days.push(dayBefore(effective, Number(step.dataset['daysBefore'])));
      }
      if (place) {
        place.textContent = effective ? formatDay(days.at(-1) ?? effective) : '';
      }
    }
    if (notice.current) {
      notice.current.textContent = effective ? dayNotice(days, new Date()) || allClear : hint;
    }
  }, [effective]);

  // The first date that is written takes longest, and nobody waits for it here.
  useEffect(() => void whenIdle(() => formatDay(0)), []);

  const download = async () => {
    if (effective && list.current) {
      const { downloadCalendar } = await import('../model/rollout-calendar');
      downloadCalendar(list.current, effective);
    }
  };

  return (
    <>
      <div ref={field} className="no-print mb-8 flex flex-wrap items-end gap-4">
        <TextField
          type="date"
          name="effective"
          label="Your effective date"
          {...dayBounds}
          value={value}
          error={dayProblem(value)}
          onChange={(event) => pick(event.target.value)}
          className="w-56 max-w-full"
        />
        <Button variant="secondary" disabled={!effective} onClick={() => void download()}>
          Add to calendar (.ics)
        </Button>
      </div>
      {/* As high as the longest of its texts: the plan below must not move while somebody types. */}
      <p ref={notice} role="status" className="mb-8 min-h-[6.4em] sm:min-h-[3.2em]">
        {hint}
      </p>
      <div ref={list}>{children}</div>
    </>
  );
}
