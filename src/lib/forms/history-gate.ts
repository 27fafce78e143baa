type Gate = (event: PopStateEvent) => void;

let gate: Gate | null = null;

/** Hears of the browser's back and forward buttons before the router does, and may keep it from the router; null for nobody. */
export function setHistoryGate(next: Gate | null): void {
  gate = next;
}

/** Listeners of the window are called in the order in which they came: this one has to come before the router's. */
export function openHistoryGate(): void {
  window.addEventListener('popstate', (event) => gate?.(event));
}
