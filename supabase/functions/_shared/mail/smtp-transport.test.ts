import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpTransport, messageIdFor } from './smtp-transport.ts';
import { buildMail } from './test-support/build-mail.ts';
import { startSmtpServer, type SmtpBehavior, type SmtpServer } from './test-support/smtp-server.ts';

const servers: SmtpServer[] = [];
async function start(behavior?: SmtpBehavior): Promise<SmtpServer> {
  const server = await startSmtpServer(behavior);
  servers.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function transport(port: number) {
  return createSmtpTransport({ host: '127.0.0.1', port, security: 'none', timeoutMs: 300 });
}

describe('a mail that the server takes', () => {
  it('arrives with both versions and all headers', async () => {
    const server = await start();
    const mail = buildMail({
      subject: 'Grüße',
      replyTo: '"Ada, A." <ada@example.com>',
      headers: {
        'List-Unsubscribe': `<https://shop.example/functions/v1/unsubscribe?token=${'t'.repeat(300)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    const id = await messageIdFor('key-1', mail.from);
    await expect(transport(server.port).send(mail, 'key-1')).resolves.toEqual({ providerMessageId: id });
    const [message] = server.messages;
    expect(message).toContain(`Message-ID: ${id}`);
    expect(message).toMatch(/^To: ada@example\.com/m);
    expect(message).toMatch(/^Reply-To: "?Ada, A\."? <ada@example\.com>/m);
    expect(message).toContain(`<https://shop.example/functions/v1/unsubscribe?token=${'t'.repeat(300)}>`);
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(message).toContain('text/plain');
    expect(message).toContain('text/html');
  });

  it('has the same Message-ID at each try, and another one for another mail', async () => {
    const server = await start('drop-after-data');
    for (const key of ['key-1', 'key-1', 'key-2']) {
      await expect(transport(server.port).send(buildMail(), key)).rejects.toMatchObject({ retryable: true });
    }
    const [first, second, third] = server.messages.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]);
    expect(first).toMatch(/^<[0-9a-f]{32}@northstarhr\.example>$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('a mail that does not go out', () => {
  it.each([
    ['MAIL', '421 4.3.2 try later', true],
    ['RCPT', '451 4.7.1 greylisted', true],
    ['RCPT', '550 5.1.1 no such user', false],
    ['DATA', '452 4.3.1 no space', true],
    ['DATA', '554 5.7.1 refused', false],
  ] as const)('%s answered by %s: retryable is %s', async (refuse, answer, retryable) => {
    const server = await start({ refuse, answer });
    await expect(transport(server.port).send(buildMail(), 'k')).rejects.toMatchObject({
      retryable,
      message: expect.stringContaining(answer) as string,
    });
  });

  it('is tried again when the server says nothing', async () => {
    const server = await start('silent');
    await expect(transport(server.port).send(buildMail(), 'k')).rejects.toMatchObject({ retryable: true });
  });

  it('is tried again when no server is there', async () => {
    const server = await startSmtpServer();
    await server.close();
    await expect(transport(server.port).send(buildMail(), 'k')).rejects.toMatchObject({ retryable: true });
  });

  it('is not sent in the clear to a server that offers no encryption', async () => {
    const server = await start();
    const asked = createSmtpTransport({ host: '127.0.0.1', port: server.port, timeoutMs: 300 });
    await expect(asked.send(buildMail(), 'k')).rejects.toMatchObject({ name: 'MailDeliveryError' });
    expect(server.messages).toEqual([]);
  });

  it('is not begun when it has two recipients', async () => {
    const server = await start();
    const twice = buildMail({ to: 'a@example.com, b@example.com' });
    await expect(transport(server.port).send(twice, 'k')).rejects.toMatchObject({ retryable: false });
    expect(server.messages).toEqual([]);
  });
});

describe('implicit TLS', () => {
  it('begins with a TLS record, before any greeting', async () => {
    const server = await start('silent');
    const secure = createSmtpTransport({
      host: '127.0.0.1',
      port: server.port,
      security: 'implicit',
      timeoutMs: 300,
    });
    await expect(secure.send(buildMail(), 'k')).rejects.toMatchObject({ retryable: true });
    expect(server.firstBytes).toEqual([0x16]);
  });
});
