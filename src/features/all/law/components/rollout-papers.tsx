import { useRef, useState } from 'react';
import { useEarlyInput } from '@/rendering/use-early-input';
import { CopyButton } from '@/ui/copy-button';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { announcement, type RolloutDetails } from '../model/announcement';
import { dayBounds, dayProblem } from '../model/rollout-days';

const fields = [
  { name: 'company', label: 'Company', example: 'Birch Bakery' },
  { name: 'policy', label: 'Policy', example: 'Paid leave policy' },
  { name: 'contact', label: 'Whom to ask', example: 'Ana in the office, 555-0100' },
] as const;

interface RolloutPapersProps {
  /** The effective date of the plan above. A date typed here replaces it for these documents. */
  readonly date: string;
  /** Called with the name of the policy as it is typed. */
  readonly onPolicy: (value: string) => void;
}

/** The announcement as text and the acknowledgment page as a file, both filled from these fields. */
export function RolloutPapers({ date, onPolicy }: RolloutPapersProps) {
  const [typed, setTyped] = useState<RolloutDetails>({ company: '', policy: '', contact: '', date: '' });
  const details = { ...typed, date: typed.date || date };
  const text = announcement(details);
  const change = (name: keyof RolloutDetails, value: string) => {
    setTyped((now) => ({ ...now, [name]: value }));
    if (name === 'policy') onPolicy(value);
  };

  const form = useRef<HTMLDivElement>(null);
  useEarlyInput(form, (name, value) => change(name as keyof RolloutDetails, value));

  const downloadAcknowledgment = async () => {
    const { downloadAcknowledgmentPage } = await import('../model/acknowledgment-page');
    downloadAcknowledgmentPage(details);
  };

  return (
    <div className="grid gap-10 lg:grid-cols-[22rem_1fr]">
      <div ref={form} className="grid content-start gap-5">
        {fields.map(({ name, label, example }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            placeholder={example}
            maxLength={120}
            autoComplete="off"
            value={details[name]}
            onChange={(event) => change(name, event.target.value)}
          />
        ))}
        <TextField
          type="date"
          name="date"
          label="Takes effect on"
          {...dayBounds}
          value={details.date}
          error={dayProblem(details.date)}
          onChange={(event) => change('date', event.target.value)}
        />
      </div>
      <div>
        <pre
          aria-label="Announcement"
          className="overflow-x-auto rounded-lg border border-hairline bg-surface p-6 font-sans whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </pre>
        <div className="mt-4 flex flex-wrap gap-3">
          <CopyButton text={text} label="Copy the announcement" size="medium" />
          <Button variant="secondary" onClick={() => void downloadAcknowledgment()}>
            Download the acknowledgment sheet
          </Button>
        </div>
      </div>
    </div>
  );
}
