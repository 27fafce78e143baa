import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { onFirstInteraction } from './first-interaction';
import { isRenderedPage } from './first-page';
import { still } from './still';

/** What stands in the fields of a form, by name. */
export type TypedValues = Readonly<Record<string, string>>;

interface FormModule<Props> {
  readonly default: ComponentType<Props & { readonly typed?: TypedValues }>;
}

/**
 * A form that arrives as HTML and wakes up at the first sign that somebody is there: its code costs a reader nothing. What
 * was typed meanwhile, and the focus, go over to the living form.
 */
export function sleepingForm<Props extends object>(
  name: string,
  load: () => Promise<FormModule<Props>>,
): ComponentType<Props> {
  const Asleep = still<Props>(name, load);
  if (import.meta.env.SSR) {
    return function FormOnServer(props: Props) {
      return (
        <div>
          <Asleep {...props} />
        </div>
      );
    };
  }
  const Later = lazy(load);
  return function SleepingForm(props: Props) {
    const [isAsleep] = useState(isRenderedPage);
    return isAsleep ? (
      <Awakening {...props} asleep={Asleep} load={load} />
    ) : (
      <Suspense fallback={null}>
        <div>
          <Later {...props} />
        </div>
      </Suspense>
    );
  };
}

type AwakeningProps<Props> = Props & {
  readonly asleep: ComponentType<Props>;
  readonly load: () => Promise<FormModule<Props>>;
};

interface Awake<Props> {
  readonly form: FormModule<Props>['default'];
  readonly typed: TypedValues;
  readonly focused: string | null;
}

function Awakening<Props extends object>({ asleep: Asleep, load, ...rest }: AwakeningProps<Props>) {
  const props = rest as unknown as Props;
  const [awake, setAwake] = useState<Awake<Props> | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      onFirstInteraction(() => {
        load().then(
          ({ default: form }) => setAwake({ form, ...readTyped(place.current) }),
          // Offline: the form stays readable.
          () => undefined,
        );
      }),
    [load],
  );
  useLayoutEffect(() => {
    if (awake?.focused) {
      place.current?.querySelector<HTMLElement>(`[name="${awake.focused}"]`)?.focus();
    }
  }, [awake]);

  return (
    <div ref={place}>{awake ? <awake.form {...props} typed={awake.typed} /> : <Asleep {...props} />}</div>
  );
}

function readTyped(place: HTMLElement | null): Pick<Awake<object>, 'typed' | 'focused'> {
  const form = place?.querySelector('form');
  const fields = [...new FormData(form ?? undefined)].flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  const active = document.activeElement;
  return {
    typed: Object.fromEntries(fields),
    focused: active && form?.contains(active) ? active.getAttribute('name') : null,
  };
}
