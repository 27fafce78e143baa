import Star from 'lucide-react/icons/star';
import type { ChangeEvent } from 'react';
import { FieldNotes, useFieldWiring, type FieldTexts } from './field';
import { VisuallyHidden } from './visually-hidden';

interface RatingFieldProps extends Pick<FieldTexts, 'label' | 'help' | 'error'> {
  readonly name: string;
  readonly id?: string | undefined;
  /** 0 while nothing is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const ratingLabels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** One to five stars as a radio group, so that arrow keys, forms and screen readers work. */
export function RatingField({ label, help, error, name, id, value, onChange }: RatingFieldProps) {
  const wiring = useFieldWiring({ help, error }, id);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onChange(Number(event.target.value));
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${wiring.id}-label`}
      aria-invalid={wiring['aria-invalid']}
      aria-describedby={wiring['aria-describedby']}
    >
      <p id={`${wiring.id}-label`} className="mb-0.5 text-sm font-semibold text-heading">
        {label}
      </p>
      <div className="flex items-center">
        {ratingLabels.map((ratingLabel, index) => {
          const stars = index + 1;
          return (
            <label
              key={ratingLabel}
              className="grid size-11 cursor-pointer place-items-center rounded has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                id={index === 0 ? wiring.id : undefined}
                className="sr-only"
                onChange={handleChange}
              />
              <Star
                strokeWidth={1.5}
                className={stars <= value ? 'size-7 fill-primary text-primary' : 'size-7 text-edge'}
              />
              <VisuallyHidden>{`${stars} ${stars === 1 ? 'star' : 'stars'}, ${ratingLabel}`}</VisuallyHidden>
            </label>
          );
        })}
        <span aria-hidden="true" className="ml-2 text-sm text-muted">
          {ratingLabels[value - 1]}
        </span>
      </div>
      <FieldNotes id={wiring.id} help={help} error={error} />
    </div>
  );
}
