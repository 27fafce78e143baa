import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildEmail,
  buildIncoming,
  buildInbox,
  removeTemporaryFolders,
  temporaryFolder,
} from './test-support/build-inbox.ts';

afterEach(removeTemporaryFolders);

const attack = '"><script>alert(1)</script>';

describe('the list', () => {
  it('shows the messages, newest first, and which are new', async () => {
    const { get, store } = await buildInbox();
    const old = await store.add(buildIncoming({ subject: 'Old' }));
    await store.add(buildIncoming({ subject: 'Recent' }));
    await store.setRead(true, [old]);
    const html = await (await get('/')).text();
    expect(html.indexOf('Recent')).toBeLessThan(html.indexOf('Old'));
    expect(html.match(/>New</g)).toHaveLength(1);
    expect(html).toContain('2 messages in the inbox');
  });

  it('finds, and says so when nothing fits', async () => {
    const { get, store } = await buildInbox();
    await store.add(buildIncoming({ subject: 'Receipt' }));
    await store.add(buildIncoming({ subject: 'Invitation' }));
    expect(await (await get('/?query=receipt')).text()).toMatch(/1 of 2 messages found for “receipt”/);
    expect(await (await get('/?query=nothing')).text()).toContain('No message fits this search');
  });

  it('says that there is no mail yet', async () => {
    const { get } = await buildInbox();
    expect(await (await get('/')).text()).toContain('No mail yet');
  });

  it('pages beyond fifty', async () => {
    const { get, store } = await buildInbox();
    await Promise.all(
      Array.from({ length: 51 }, (_, n) => store.add(buildIncoming({ subject: `Mail number ${n}.` }))),
    );
    const first = await (await get('/')).text();
    expect(first).toContain('href="/?start=50"');
    expect(first).not.toContain('Mail number 0.');
    const second = await (await get('/?start=50')).text();
    expect(second).toContain('Mail number 0.');
    expect(second).toContain('>Newer<');
  });

  it('keeps a stranger’s words as text', async () => {
    const { get, store } = await buildInbox();
    await store.add(
      buildIncoming({ subject: attack, text: attack, to: [{ name: attack, address: 'ada@example.com' }] }),
    );
    for (const path of ['/', `/?query=${encodeURIComponent(attack)}`]) {
      expect(await (await get(path)).text()).not.toContain('<script');
    }
  });
});

describe('a message', () => {
  it('has its three tabs, and is read once opened', async () => {
    const { get, store } = await buildInbox();
    const id = await store.add(
      buildIncoming({ subject: 'Hello', html: `<p>${attack}</p>`, text: `Text ${attack}` }),
    );
    const html = await (await get(`/view/${id}`)).text();
    expect(html).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox" src="/view/${id}.html"`);
    expect(html).not.toContain('<script');
    expect(store.list()[0]?.summary.Read).toBe(true);
    expect(await (await get(`/view/${id}?tab=text`)).text()).toContain('Text &quot;&gt;&lt;script&gt;');
    expect(await (await get(`/view/${id}?tab=headers`)).text()).toContain('<dt>Message-Id</dt>');
    expect(await (await get(`/view/${id}.txt`)).text()).toBe(`Text ${attack}`);
  });

  it('runs and loads nothing in its frame, and opens links elsewhere', async () => {
    const { get, store } = await buildInbox();
    const id = await store.add(
      buildIncoming({
        html: '<html><head lang="en"></head><body><a href="https://a.example">a</a></body></html>',
      }),
    );
    const response = await get(`/view/${id}.html`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-scripts)(?!.*allow-same-origin)/);
    expect(await response.text()).toContain('<head lang="en"><base target="_blank">');
  });

  it.each(['/view/unknown', '/view/', '/nothing'])('answers 404 to %s', async (path) => {
    const { get } = await buildInbox();
    expect((await get(path)).status).toBe(404);
  });
});

describe('every page', () => {
  it('has a policy without scripts and without anything from elsewhere', async () => {
    const { get } = await buildInbox();
    const response = await get('/');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'self'; frame-src 'self';/);
    expect(policy).not.toMatch(/unsafe|script|https?:|\*/);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.text()).not.toMatch(/<script|<style|\sstyle=|https?:\/\//);
  });

  it('takes only GET and HEAD', async () => {
    const { send } = await buildInbox();
    expect((await send('POST', '/', {})).status).toBe(405);
  });

  it('answers to health checks', async () => {
    const { get } = await buildInbox();
    expect((await get('/livez')).status).toBe(200);
    expect((await get('/favicon.ico')).status).toBe(204);
  });
});

describe('deliver', () => {
  it('takes a mail from inside the process', async () => {
    const { deliver, store } = await buildInbox();
    const mail = {
      from: 'Us <us@example.com>',
      to: 'ada@example.com',
      subject: 'Hi',
      html: '<p>x</p>',
      text: 'x',
      headers: {},
    };
    const id = await deliver({ ...mail, replyTo: 'Bo <bo@example.org>' });
    await expect(store.get(id)).resolves.toMatchObject({
      facts: { ReplyTo: [{ Name: 'Bo', Address: 'bo@example.org' }] },
    });
    await expect(deliver({ ...mail, to: 'nobody' })).rejects.toThrow(TypeError);
  });
});

describe('a disk that fails', () => {
  it('is told to the sender, who keeps the mail', async () => {
    const folder = await temporaryFolder();
    const { send, store } = await buildInbox({ folder });
    await rm(folder, { recursive: true });
    const response = await send('POST', '/emails', buildEmail());
    expect(response.status).toBe(500);
    await expect(response.json()).resolves.toMatchObject({ name: 'application_error' });
    expect(store.list()).toEqual([]);
  });

  it('does not break the page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const folder = await temporaryFolder();
    const { get, store } = await buildInbox({ folder });
    const id = await store.add(buildIncoming());
    await rm(folder, { recursive: true });
    expect((await get(`/view/${id}`)).status).toBe(404);
    expect((await get('/')).status).toBe(200);
    log.mockRestore();
  });
});
