type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/** Sets the listener for the browser's back and forward buttons. It runs before the router and may stop the event; null removes it. */
export function setHistoryGate(next: Gate | null): void {
  gate = next;
}

/** Listeners of the window are called in the order in which they came: this one has to come before the router's. */
export function openHistoryGate(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}
