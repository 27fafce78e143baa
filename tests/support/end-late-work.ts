import { afterAll } from 'vitest';

// A toast's timer or React's scheduled work may run after the last test, when the document is gone. They end with the file, and
// what an answer that comes late still wants to start does not begin.
const timeouts = new Set<NodeJS.Timeout>();
const immediates = new Set<NodeJS.Immediate>();
const { setTimeout: startTimeout, setImmediate: startImmediate } = globalThis;
let isOver = false;

globalThis.setTimeout = Object.assign((...call: Parameters<typeof startTimeout>) => {
  const timeout = startTimeout(...call);
  timeouts.add(timeout);
  if (isOver) clearTimeout(timeout);
  return timeout;
}, startTimeout);

globalThis.setImmediate = Object.assign((...call: Parameters<typeof startImmediate>) => {
  const immediate = startImmediate(...call);
  immediates.add(immediate);
  if (isOver) clearImmediate(immediate);
  return immediate;
}, startImmediate);

afterAll(() => {
  isOver = true;
  timeouts.forEach((timeout) => clearTimeout(timeout));
  immediates.forEach((immediate) => clearImmediate(immediate));
});
