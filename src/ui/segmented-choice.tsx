interface Segment {
  readonly value: string;
  readonly label: string;
  /** Shows the segment as chosen where the page says that it is. */
  readonly chosenClass: string;
}

interface SegmentedChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Segment[];
  readonly defaultValue: string;
}

const segment =
  'relative inline-flex min-h-9 items-center rounded-full px-3.5 text-sm font-semibold pointer-coarse:min-h-11';
/** The border is what high contrast leaves of it. */
const chosen =
  'pointer-events-none absolute inset-0 grid place-items-center rounded-full border border-primary bg-primary text-on-primary';

/** One of few, side by side, as static HTML. A page knows what is chosen before the radio buttons do, so the style sheet shows it. */
export function SegmentedChoice({ legend, name, options, defaultValue }: SegmentedChoiceProps) {
  return (
    <fieldset className="inline-flex rounded-full border border-edge bg-surface">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label, chosenClass }) => (
        <label key={value} className={segment}>
          <input
            type="radio"
            className="absolute inset-0 h-full w-full appearance-none rounded-full"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
          />
          <span>{label}</span>
          <span aria-hidden="true" className={`${chosen} ${chosenClass}`}>
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
