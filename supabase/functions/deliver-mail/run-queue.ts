import { Lanes } from './lanes.ts';

export const batchSize = 10;
/** What a provider is asked at once. Its pace is another thing: `waitForTurn` keeps that. */
const mailsAtOnce = 8;

export interface Queue<Mail> {
  /** The next that are due, the most urgent first, a batch at a time. */
  claim(): Promise<readonly Mail[]>;
  /** Whether the shop's turn with the provider has come. */
  waitForTurn(): Promise<boolean>;
  /** False when the provider takes nothing more for now. */
  deliver(mail: Mail): Promise<boolean>;
  putBack(mail: Mail): Promise<void>;
  /** Nothing new is claimed from then on. */
  isOver(): boolean;
}

/**
 * Sends what is due in its order, some beside each other, so that a mail for which the provider takes its time holds up no other.
 * Once the provider wants no more, what was claimed and not begun is put back.
 */
export async function runQueue<Mail>(queue: Queue<Mail>): Promise<void> {
  const lanes = new Lanes(mailsAtOnce);
  const provider = { takesMore: true };
  const mayGoOn = () => provider.takesMore && !lanes.hasFailed;

  const send = async (mail: Mail) => {
    if (mayGoOn()) await lanes.place();
    const isOurTurn = mayGoOn() && (await queue.waitForTurn());
    provider.takesMore &&= isOurTurn;
    if (!mayGoOn()) return queue.putBack(mail);
    lanes.start(async () => {
      const takesMore = await queue.deliver(mail);
      provider.takesMore &&= takesMore;
    });
  };

  try {
    while (mayGoOn() && !queue.isOver()) {
      const claimed = await queue.claim();
      for (const mail of claimed) await send(mail);
      if (claimed.length > 0) continue;
      if (lanes.isIdle) break;
      // What is queued meanwhile does not wait for a mail that hangs.
      await lanes.oneEnds();
    }
  } finally {
    await lanes.end();
  }
}
