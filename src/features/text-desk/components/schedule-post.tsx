import { useState } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';

interface SchedulePostProps {
  readonly onSchedule: (time: string) => void;
}

/** The scheduler publishes the post at the first run after this time. */
export function SchedulePost({ onSchedule }: SchedulePostProps) {
  const [time, setTime] = useState('');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label="Publish at"
        type="datetime-local"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button
        variant="secondary"
        disabled={time === ''}
        onClick={() => onSchedule(new Date(time).toISOString())}
      >
        Schedule
      </Button>
    </div>
  );
}
