import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: unknown;
}

/** A Chromium that stays open and prints pages, spoken to in its own protocol. */
export class ChromiumPrinter {
  private readonly process: ChildProcess;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private sessionId = '';
  private nextId = 1;

  private constructor(process: ChildProcess, socket: WebSocket) {
    this.process = process;
    this.socket = socket;
    socket.addEventListener('message', (event) => {
      const answer = JSON.parse(String(event.data)) as Answer;
      if (answer.id === undefined) return;
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
  }

  /** Starts the browser; null when there is none on this machine. */
  static async start(): Promise<ChromiumPrinter | null> {
    const program = candidates.find((candidate) => existsSync(candidate));
    if (program === undefined) return null;
    const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
    const process = spawn(
      program,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const address = await new Promise<string>((resolve, reject) => {
      let seen = '';
      process.on('exit', () => reject(new Error(`Chromium did not start: ${seen}`)));
      process.stderr.on('data', (data: Uint8Array) => {
        seen += String(data);
        const found = /listening on (ws:\S+)/.exec(seen)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('Chromium does not answer')));
    });
    const printer = new ChromiumPrinter(process, socket);
    await printer.openPage();
    return printer;
  }

  /** A tagged PDF with bookmarks of a whole HTML document. */
  async print(html: string): Promise<number> {
    const frames = await this.send('Page.getFrameTree', {});
    const { frame } = frames['frameTree'] as { frame: { id: string } };
    await this.send('Page.setDocumentContent', { frameId: frame.id, html });
    const { data } = await this.send('Page.printToPDF', {
      generateTaggedPDF: true,
      generateDocumentOutline: true,
      printBackground: true,
      preferCSSPageSize: true,
    });
    return Math.floor((String(data).length * 3) / 4);
  }

  stop(): void {
    this.socket.close();
    this.process.kill();
  }

  private async openPage(): Promise<void> {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    this.sessionId = String(sessionId);
    await this.send('Page.enable', {});
  }

  private send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (answer) => {
        if (answer.result) resolve(answer.result);
        else reject(new Error(`${method}: ${JSON.stringify(answer.error)}`));
      });
      this.socket.send(
        JSON.stringify({
          id,
          method,
          params,
          ...(this.sessionId === '' ? {} : { sessionId: this.sessionId }),
        }),
      );
    });
  }
}
