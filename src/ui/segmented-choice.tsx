interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface StaticSegment extends Segment<string> {
  /** Shows the segment as chosen where the page says that it is. */
  readonly chosenClass: string;
}

interface Shared {
  readonly legend: string;
  /** The radio buttons' name. No other choice on the page has it. */
  readonly name: string;
}

/** As static HTML. A page knows what is chosen before the radio buttons do, so the style sheet shows it. */
interface StaticChoice extends Shared {
  readonly options: readonly StaticSegment[];
  readonly defaultValue: string;
}

interface ControlledChoice<Value extends string> extends Shared {
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const segment =
  'relative inline-flex min-h-9 items-center rounded-full px-3.5 text-sm font-semibold pointer-coarse:min-h-11';
/** The border is what high contrast leaves of it. */
const chosen =
  'pointer-events-none absolute inset-0 grid place-items-center rounded-full border border-primary bg-primary text-on-primary';

/** One of few, side by side: as static HTML whose style sheet knows the choice, or controlled by React. */
export function SegmentedChoice<Value extends string>(props: StaticChoice | ControlledChoice<Value>) {
  const segments =
    'onChange' in props
      ? props.options.map(({ value, label }) => ({
          ...{ value, label },
          chosenClass: value === props.value ? '' : undefined,
          input: { checked: value === props.value, onChange: () => props.onChange(value) },
        }))
      : props.options.map((option) => ({
          ...option,
          input: { defaultChecked: option.value === props.defaultValue },
        }));
  return (
    <fieldset className="inline-flex flex-wrap rounded-[1.4rem] border border-edge bg-surface">
      <legend className="sr-only">{props.legend}</legend>
      {segments.map(({ value, label, chosenClass, input }) => (
        <label key={value} className={segment}>
          <input
            type="radio"
            className="absolute inset-0 h-full w-full appearance-none rounded-full"
            name={props.name}
            value={value}
            {...input}
          />
          <span>{label}</span>
          {chosenClass !== undefined && (
            <span aria-hidden="true" className={`${chosen} ${chosenClass}`}>
              {label}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
