import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publishingSlotsQuery } from '@/lib/text/publishing-slots';
import { formatDateTime } from '@/lib/text/shop-time';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';

interface SchedulePostProps {
  readonly onSchedule: (time: string) => void;
}

/** The scheduler publishes on the 1st and the 15th, so these are the choices. */
export function SchedulePost({ onSchedule }: SchedulePostProps) {
  const [time, setTime] = useState('');
  const { data } = useQuery(publishingSlotsQuery);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Publish on"
        placeholder="Choose a day"
        value={time}
        options={(data ?? []).map((slot) => ({
          value: slot,
          label: formatDateTime(slot),
        }))}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button variant="secondary" disabled={time === ''} onClick={() => onSchedule(time)}>
        Schedule
      </Button>
    </div>
  );
}
