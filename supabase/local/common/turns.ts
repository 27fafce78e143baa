/** What waits for the database: reads pass writes, because a visitor looks at the screen and a webhook does not. */
export type Lane = 'read' | 'write';
export type InTurn = <T>(work: () => Promise<T>, lane?: Lane) => Promise<T>;

/** How many reads in a row pass a write that waits, so that no crowd of visitors keeps an order waiting. */
const mostPassing = 4;
/** The embedded database works on the thread that answers: after this long it lets the network in before the next piece. */
const breathMs = 10;

const letNetworkIn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Runs pieces of work one after the other, each lane in the order in which they came. */
export function takeTurns(): InTurn {
  const waiting: Record<Lane, (() => void)[]> = { read: [], write: [] };
  let isRunning = false;
  let passed = 0;
  let breathedAt = performance.now();

  const nextLane = (): Lane =>
    waiting.read.length > 0 && (waiting.write.length === 0 || passed < mostPassing) ? 'read' : 'write';

  const startNext = async (): Promise<void> => {
    if (performance.now() - breathedAt > breathMs) {
      await letNetworkIn();
      breathedAt = performance.now();
    }
    const lane = nextLane();
    passed = lane === 'read' ? passed + 1 : 0;
    const start = waiting[lane].shift();
    isRunning = start !== undefined;
    start?.();
  };

  return async (work, lane = 'write') => {
    if (isRunning) await new Promise<void>((resolve) => waiting[lane].push(resolve));
    isRunning = true;
    try {
      return await work();
    } finally {
      void startNext();
    }
  };
}
