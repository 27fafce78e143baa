import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { onFirstInteraction } from './first-interaction';
import { isRenderedPage } from './first-page';
import { still } from './still';
import { focusField, readForm, type FocusedField, type TypedValues } from './typed-values';
import { whenIdle } from './when-idle';

/** What a sleeping form gets besides its own properties: what was typed before it could act, or on an earlier visit. */
export interface AwakeProps {
  readonly typed?: TypedValues;
}

interface FormModule<Props> {
  readonly default: ComponentType<Props & AwakeProps>;
  /** Called once, when somebody goes into the form: what it will need when it is sent. */
  readonly prepare?: () => unknown;
}

interface SleepProps {
  /** The page already knows something that belongs into the form, so it does not wait for somebody to touch it. */
  readonly isWanted?: boolean;
}

/**
 * A form that arrives as HTML and wakes up at the first sign that somebody is there: its code costs a reader nothing. What
 * was typed meanwhile, the focus and a press of a button go over to the living form, and what was typed but not sent is there
 * again when somebody comes back to the page.
 */
export function sleepingForm<Props extends object>(
  name: string,
  load: () => Promise<FormModule<Props>>,
): ComponentType<Props & SleepProps> {
  const Asleep = still<Props>(name, load);
  if (import.meta.env.SSR) {
    return function FormOnServer(props: Props) {
      return (
        <div>
          <Asleep {...props} />
          <WithoutScript />
        </div>
      );
    };
  }
  return function SleepingForm({ isWanted = false, ...rest }: Props & SleepProps) {
    const props = rest as unknown as Props;
    const place = useRef<HTMLDivElement>(null);
    const { awake, hasFailed } = useAwakening(name, load, place, isWanted);
    const [isFromServer] = useState(isRenderedPage);
    return (
      <div ref={place}>
        {awake ? <awake.form {...props} typed={awake.typed} /> : isFromServer && <Asleep {...props} />}
        {hasFailed && (
          <p role="status">This form did not load. Check your connection, then reload the page.</p>
        )}
        {isFromServer && <WithoutScript />}
      </div>
    );
  };
}

interface Awake<Props> {
  readonly form: FormModule<Props>['default'];
  readonly typed: TypedValues;
  readonly focused: FocusedField | null;
  /** Which button was pressed too early; -1 for none. */
  readonly pressed: number;
}

/** What was typed and not sent, by form and address, for as long as the shop stays open in this tab. */
const drafts = new Map<string, TypedValues>();

function useAwakening<Props extends object>(
  name: string,
  load: () => Promise<FormModule<Props>>,
  place: RefObject<HTMLDivElement | null>,
  isWanted: boolean,
) {
  const [awake, setAwake] = useState<Awake<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const pressed = useRef(-1);
  const heldUntil = useRef(Promise.resolve());
  const [draftKey] = useState(() => `${name} ${location.pathname}${location.search}`);
  const isAwake = awake !== null;

  useEffect(() => {
    const element = place.current;
    if (isAwake || !element) {
      return;
    }
    let isWaking = false;
    const rise = async () => {
      const { default: form, prepare } = await load();
      await heldUntil.current;
      element.addEventListener('focusin', () => void prepare?.(), { once: true });
      const { typed, focused } = readForm(element);
      const typedSoFar = { ...drafts.get(draftKey), ...filled(typed) };
      // At once: a key pressed between the reading and the change would be lost.
      flushSync(() => setAwake({ form, typed: typedSoFar, focused, pressed: pressed.current }));
    };
    const wake = () => {
      if (!isWaking) {
        isWaking = true;
        rise().catch(() => setHasFailed(true));
      }
    };
    const stopListening = takePresses(element, (button) => {
      pressed.current = button;
      wake();
    });
    const hold = () => {
      heldUntil.current = nextClick();
    };
    element.addEventListener('pointerdown', hold);
    // The sign may be a press of something else, whose answer comes first.
    const wakeSoon = () => whenIdle(wake);
    const stopWaiting = isWanted || !isRenderedPage() ? undefined : onFirstInteraction(wakeSoon);
    if (!stopWaiting) {
      wake();
    }
    return () => {
      element.removeEventListener('pointerdown', hold);
      stopListening();
      stopWaiting?.();
      // Who leaves before its code has come finds the words again as well.
      drafts.set(draftKey, { ...drafts.get(draftKey), ...filled(readForm(element).typed) });
    };
  }, [draftKey, load, place, isWanted, isAwake]);

  useLayoutEffect(() => {
    const element = place.current;
    if (!awake || !element) {
      return;
    }
    if (awake.focused) {
      focusField(element, awake.focused);
    }
    buttonsIn(element)[awake.pressed]?.click();
    return () => {
      // Once it is sent there is no field left, and nothing to keep.
      drafts.set(draftKey, filled(readForm(element).typed));
    };
  }, [awake, draftKey, place]);

  return { awake, hasFailed };
}

/**
 * From here on a press is not lost: the sleeping form's buttons can be pressed, the browser sends nothing by itself, and the
 * living form is told which button it was.
 */
function takePresses(place: HTMLElement, onPress: (button: number) => void): () => void {
  const buttons = buttonsIn(place);
  buttons.forEach((button) => {
    button.disabled = false;
  });
  const press = (event: MouseEvent) => {
    const { target } = event;
    const button = buttons.findIndex((candidate) => target instanceof Node && candidate.contains(target));
    if (button >= 0) {
      // Nor does anybody hear of a form that was sent: that happens once, when it is.
      event.preventDefault();
      onPress(button);
    }
  };
  place.addEventListener('click', press);
  return () => place.removeEventListener('click', press);
}

/** How long after a finger is lifted its click can still come. */
const clickDelayMs = 350;

/** A form that changes between the press of a button and its release would lose the click. */
function nextClick(): Promise<void> {
  const watch = new AbortController();
  const { signal } = watch;
  return new Promise<void>((resolve) => {
    const lift = () => setTimeout(resolve, clickDelayMs);
    window.addEventListener('click', () => resolve(), { signal });
    window.addEventListener('pointerup', lift, { signal });
    window.addEventListener('pointercancel', lift, { signal });
  }).finally(() => watch.abort());
}

function buttonsIn(place: HTMLElement): HTMLButtonElement[] {
  return [...place.querySelectorAll('button')];
}

function filled(values: TypedValues): TypedValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Says what to do where scripts are off; a browser that runs them keeps it empty, so only the renderer needs the words. */
function WithoutScript() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="mt-4 text-sm">
          This form needs JavaScript. Without it, write to us: the address is on the{' '}
          <a className="link" href="/contact">
            contact page
          </a>
          .
        </p>
      )}
    </noscript>
  );
}
