import type { Browser, CDPSession, Page } from '@playwright/test';
import type { MeasuredPage } from './page-list.ts';
import { observePage, type Observed } from './observe-page.ts';

/** A mid-range phone on slow 4G, as Lighthouse's devtools throttling applies it. */
const phone = {
  context: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  processorSlowdown: 4,
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
};
const giveUpAfterMs = 45_000;

interface Transfer {
  readonly type: string;
  /** Of its body, compressed. */
  bytes: number;
  isDone: boolean;
}

/** What a page has loaded, as it went over the wire. It counts from the next document on. */
class Traffic {
  readonly transfers = new Map<string, Transfer>();
  private lastChange = Date.now();
  private document: string | undefined;

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type }) => {
      if (type === 'Document') this.document ??= loaderId;
      // The icon of the page before this one is still asked for now and then, and never ends.
      if (loaderId !== this.document) return;
      this.lastChange = Date.now();
      if (request.url.startsWith('http')) {
        this.transfers.set(requestId, { type: type ?? 'Other', bytes: 0, isDone: false });
      }
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      // So many bytes were the head of the answer, which HTTP/2 would send once for all of them.
      const transfer = this.transfers.get(requestId);
      if (transfer) transfer.bytes = -response.encodedDataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.end(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId }) => this.end(requestId, 0));
  }

  private end(requestId: string, bytes: number): void {
    this.lastChange = Date.now();
    const transfer = this.transfers.get(requestId);
    if (transfer) {
      transfer.bytes += bytes;
      transfer.isDone = true;
    }
  }

  async untilQuiet(quietMs = 1000): Promise<void> {
    const giveUpAt = Date.now() + giveUpAfterMs;
    const isBusy = () => [...this.transfers.values()].some(({ isDone }) => !isDone);
    while (Date.now() < giveUpAt && (isBusy() || Date.now() - this.lastChange < quietMs)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** In KB, of one kind or of all. */
  weight(type?: string): number {
    const counted = [...this.transfers.values()].filter((transfer) => !type || transfer.type === type);
    return counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  }
}

export interface Visit extends Observed {
  readonly htmlKb: number;
  readonly scriptKb: number;
  readonly totalKb: number;
  /** All JavaScript once the page was scrolled through and used. */
  readonly scriptAfterUseKb: number;
  /** From the touch to the frame that shows the answer, in ms. */
  readonly answerMs: number;
  /** Errors and warnings of the console. */
  readonly complaints: readonly string[];
}

export type PlainReading = Pick<Observed, 'text' | 'heading'>;

/** What a page says without any script. */
export async function readWithoutScripts(browser: Browser, address: string): Promise<PlainReading> {
  const context = await browser.newContext({ ...phone.context, javaScriptEnabled: false });
  try {
    const tab = await context.newPage();
    await tab.goto(address);
    return {
      // A part below the screen is laid out late, and has no inner text until then.
      text: (await tab.locator('#root, body:not(:has(#root))').textContent()) ?? '',
      heading: (await tab.locator('h1').first().textContent()) ?? '',
    };
  } finally {
    await context.close();
  }
}

async function settle(page: Page): Promise<Observed> {
  return page.evaluate(() => window.observed());
}

/** The time from the visitor's act until the answer is painted. */
async function measureAct(page: Page, { prepare, act, answer }: MeasuredPage): Promise<number> {
  await prepare?.(page);
  await page.evaluate((selector) => window.awaitAnswer(selector), answer);
  await act(page);
  return page.evaluate(() => window.answered);
}

/** Opens a page on a cold cache, waits until it is quiet and uses it. */
export async function visit(browser: Browser, address: string, page: MeasuredPage): Promise<Visit> {
  const context = await browser.newContext(phone.context);
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    // Starts the renderer and the connection, so that the start of a process is not measured; and their
    // icon, which would otherwise be loaded beside the page that is measured.
    const warmUp = new Traffic(session);
    await tab.goto(new URL('/robots.txt', address).href);
    await warmUp.untilQuiet(300);
    await session.send('Network.emulateNetworkConditions', phone.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.processorSlowdown });
    await tab.addInitScript(observePage);
    const complaints: string[] = [];
    tab.on('pageerror', (error) => complaints.push(error.message));
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    const traffic = new Traffic(session);
    await tab.goto(address, { waitUntil: 'load' });
    await traffic.untilQuiet();
    const observed = await settle(tab);
    const loaded = {
      htmlKb: traffic.weight('Document'),
      scriptKb: traffic.weight('Script'),
      totalKb: traffic.weight(),
    };
    const answerMs = await measureAct(tab, page);
    await tab.mouse.wheel(0, 100_000);
    await traffic.untilQuiet();
    const { cls } = await settle(tab);
    return {
      ...observed,
      cls: Math.max(observed.cls, cls),
      ...loaded,
      scriptAfterUseKb: traffic.weight('Script'),
      answerMs,
      complaints,
    };
  } finally {
    await context.close();
  }
}
