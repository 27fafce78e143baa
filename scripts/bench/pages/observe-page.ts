/// <reference lib="dom" />
export interface Observed {
  readonly fcp: number;
  readonly lcp: number;
  /** What the largest paint was, for the reader of the table. */
  readonly largest: string;
  readonly cls: number;
  readonly tbt: number;
  /** Answers that had arrived when the largest text was painted, the HTML among them. */
  readonly requestsBeforeLcp: number;
  /** The text that a visitor sees. */
  readonly text: string;
  readonly heading: string;
}

declare global {
  interface Window {
    observed: () => Observed;
    awaitAnswer: (selector: string) => void;
    answered: Promise<number>;
  }
}

/** Runs in the page before any of its own code. It must not use anything outside itself. */
export function observePage(): void {
  let fcp = 0;
  let largest: { startTime: number; element?: Element | null } | undefined;
  let cls = 0;
  const tasks: PerformanceEntry[] = [];
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });

  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (largest = entry));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) cls += shift.value;
  });
  watch('longtask', (entry) => tasks.push(entry));

  window.observed = () => {
    const lcp = largest?.startTime ?? 0;
    const blocking = tasks.map(({ startTime, duration }) => {
      const afterPaint = Math.min(duration, startTime + duration - fcp);
      return Math.max(0, afterPaint - 50);
    });
    const arrived = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= lcp);
    return {
      fcp,
      lcp,
      largest: largest?.element?.tagName.toLowerCase() ?? '',
      cls,
      tbt: blocking.reduce((sum, ms) => sum + ms, 0),
      requestsBeforeLcp: 1 + arrived.length,
      text: document.body.innerText,
      heading: document.querySelector('h1')?.textContent ?? '',
    };
  };

  window.awaitAnswer = (selector) => {
    if (document.querySelector(selector))
      throw new Error(`${selector} is there before anybody has done anything`);
    const events = ['click', 'input', 'change'];
    const giveUpAfterMs = 10_000;
    window.answered = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${selector} never came`)), giveUpAfterMs);
      const look = (begun: number) =>
        requestAnimationFrame(() => {
          if (document.querySelector(selector)) {
            // This frame shows it; the task after it runs when the frame has been painted.
            setTimeout(() => resolve(performance.now() - begun));
          } else {
            look(begun);
          }
        });
      const begin = ({ timeStamp }: Event) => {
        events.forEach((name) => removeEventListener(name, begin, true));
        look(timeStamp);
      };
      events.forEach((name) => addEventListener(name, begin, true));
    });
  };
}
