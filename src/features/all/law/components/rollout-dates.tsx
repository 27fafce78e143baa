import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dayBefore, dayBounds, dayNotice, dayProblem, formatDay, readDay } from '../model/rollout-days';
import { rolloutDay, shownRollout } from '../model/shown-rollout';
import { useEarlyInput } from '@/rendering/use-early-input';
import { whenIdle } from '@/rendering/when-idle';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

const hint =
  'Each step gets its date, and you see which dates have passed or fall on a weekend or a bank holiday.';
const allClear = 'All days of this plan lie ahead, on working days.';

interface RolloutDatesProps {
  /** Called with the field's value. */
  readonly onPick?: (value: string) => void;
  /** The policy that the visitor typed, where the page's plan is for any. */
  readonly policy?: string;
}

/** A field for the effective date above the page's `RolloutSteps`, which are static HTML. Input never leaves the browser. */
export function RolloutDates({ onPick, policy = '' }: RolloutDatesProps) {
  const [value, setValue] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const plan = useSyncExternalStore(shownRollout.subscribe, shownRollout.state, () => null);
  const notice = useRef<HTMLParagraphElement>(null);
  const effective = readDay(value);
  const pick = (day: string) => {
    setValue(day);
    onPick?.(day);
  };
  useEarlyInput(field, (_, day) => pick(day));

  useEffect(() => {
    rolloutDay.set(effective);
    const days = effective
      ? (plan?.entries ?? []).map(({ daysBefore }) => dayBefore(effective, daysBefore))
      : [];
    if (notice.current) {
      notice.current.textContent = effective ? dayNotice(days, new Date(), effective) || allClear : hint;
    }
  }, [effective, plan]);
  useEffect(() => () => rolloutDay.set(null), []);

  // Formatting the first date is slow, so do it before it is needed.
  useEffect(() => void whenIdle(() => formatDay(0)), []);

  const download = async () => {
    if (effective && plan) {
      const { downloadCalendar } = await import('../model/rollout-calendar');
      downloadCalendar(plan, effective, policy);
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
      <p className="no-print mb-4 max-w-measure text-sm text-muted">
        In the calendar file each step is on a working day, with a reminder the working day before. Some
        programs, Outlook among them, open the file as a calendar of its own: copy the entries into yours from
        there.
      </p>
      {/* As tall as its longest text: the plan below must not move during typing. */}
      <p ref={notice} role="status" className="mb-8 min-h-[8em] sm:min-h-[3.2em]">
        {hint}
      </p>
    </>
  );
}
