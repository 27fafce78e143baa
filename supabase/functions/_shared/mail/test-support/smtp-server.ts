import { createServer, type Socket } from 'node:net';

export type SmtpBehavior =
  | 'accept'
  | 'silent'
  | 'drop-after-data'
  | { readonly refuse: 'MAIL' | 'RCPT' | 'DATA'; readonly answer: string };

export interface SmtpServer {
  readonly port: number;
  /** The messages as they came over the line, with their headers unfolded. */
  readonly messages: string[];
  readonly firstBytes: number[];
  close(): Promise<void>;
}

/** A mail server in the clear that takes everything, or fails as the test asks. */
export async function startSmtpServer(behavior: SmtpBehavior = 'accept'): Promise<SmtpServer> {
  const messages: string[] = [];
  const firstBytes: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', (chunk) => firstBytes.push(chunk[0] ?? -1));
    if (behavior === 'silent') return;
    socket.write('220 test ESMTP\r\n');
    converse(socket, behavior, messages);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  return {
    port: address.port,
    messages,
    firstBytes,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function converse(socket: Socket, behavior: SmtpBehavior, messages: string[]): void {
  let pending = '';
  let inData = false;
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const line = pending.slice(0, end);
      pending = pending.slice(end + (inData ? 5 : 2));
      if (inData) {
        messages.push(line.replace(/\r\n[ \t]+/g, ' '));
        inData = false;
        if (behavior === 'drop-after-data') socket.destroy();
        else socket.write('250 2.0.0 queued as 42\r\n');
        continue;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (typeof behavior === 'object' && verb === behavior.refuse) {
        socket.write(`${behavior.answer}\r\n`);
      } else if (verb === 'DATA') {
        inData = true;
        socket.write('354 go on\r\n');
      } else {
        socket.write(verb === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    }
  });
}
