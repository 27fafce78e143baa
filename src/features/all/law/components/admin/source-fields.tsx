import type { LawFact, SourceDetails } from '@law/law-fact';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';

interface SourceFieldsProps {
  readonly fact: LawFact;
  readonly onChange: (details: Partial<SourceDetails>) => void;
}

/** Line by line as typed, with the empty ones: saving leaves those out. */
const linesOf = (text: string) => (text === '' ? [] : text.split('\n'));

/** How far the source carries the statement, and when the statement holds. All of it may stay empty. */
export function SourceFields({ fact, onChange }: SourceFieldsProps) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg">The source in detail</legend>
      <TextAreaField
        label="Quote"
        isOptional
        help="A few words of the source, to the letter. The figure is among them."
        maxLength={300}
        value={fact.quote ?? ''}
        onChange={(event) => onChange({ quote: event.target.value || null })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Subdivision"
          isOptional
          help="As in “subd. 8” or “(c)”."
          maxLength={80}
          value={fact.pinCite ?? ''}
          onChange={(event) => onChange({ pinCite: event.target.value || null })}
        />
        <TextField
          label="Date of the source"
          isOptional
          help="A day, a month or a year: 2024-06-05, 2024-06 or 2024."
          pattern="\d{4}(-\d{2}){0,2}"
          value={fact.sourceDated ?? ''}
          onChange={(event) => onChange({ sourceDated: event.target.value || null })}
        />
        <TextField
          type="date"
          label="Holds from"
          isOptional
          value={fact.validFrom ?? ''}
          onChange={(event) => onChange({ validFrom: event.target.value || null })}
        />
        <TextField
          type="date"
          label="Holds until"
          isOptional
          min={fact.validFrom ?? undefined}
          value={fact.validTo ?? ''}
          onChange={(event) => onChange({ validTo: event.target.value || null })}
        />
        <TextField
          label="Changes each year on"
          isOptional
          help="Month and day: 01-01 or 07-01."
          pattern="\d{2}-\d{2}"
          value={fact.changesOn ?? ''}
          onChange={(event) => onChange({ changesOn: event.target.value || null })}
        />
      </div>
      <TextAreaField
        label="Further sources"
        isOptional
        help="One address a line. An official one comes first of all."
        value={(fact.otherSources ?? []).join('\n')}
        onChange={(event) => onChange({ otherSources: linesOf(event.target.value) })}
      />
    </fieldset>
  );
}
