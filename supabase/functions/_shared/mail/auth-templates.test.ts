import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  authEmailTemplates,
  authTemplateFiles,
  authTemplates,
  hostedEmailChangeSubject,
} from './auth-templates.ts';
import { readAuthMessage, renderAuthMail } from './auth-mail.ts';

const folder = new URL('../../../templates/', import.meta.url);
const updating = process.env['UPDATE_AUTH_TEMPLATES'] === '1';
const files = Object.entries(authTemplateFiles());

/**
 * What lite 0.10 does to a template, and the one condition that Supabase's own service is asked. That service escapes besides, by
 * the place of the variable.
 */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  const condition = /^\{\{ if eq \.SendingTo \.NewEmail \}\}(.*)\{\{ else \}\}(.*)\{\{ end \}\}$/s.exec(
    template,
  );
  const [, forNew = '', forCurrent = ''] = condition ?? [];
  const chosen = values['SendingTo'] === values['NewEmail'] ? forNew : forCurrent;
  return (condition ? chosen : template).replace(
    /\{\{\s*\.(\w+)\s*\}\}/g,
    (found, name: string) => values[name] ?? found,
  );
}
const values = {
  SiteURL: 'http://127.0.0.1:4173',
  TokenHash: 'abc123',
  Token: '482915',
  RedirectTo: 'http://127.0.0.1:4173',
  NewEmail: 'new@example.com',
  SendingTo: 'new@example.com',
};

describe('the files in supabase/templates', () => {
  it.each(files)('%s is what auth-templates.ts renders', async (name, html) => {
    if (updating) {
      await mkdir(folder, { recursive: true });
      await writeFile(new URL(name, folder), html);
    }
    const onDisk = await readFile(new URL(name, folder), 'utf8').catch(() => '');
    expect(
      onDisk === html,
      `supabase/templates/${name} is out of date. Update it with: UPDATE_AUTH_TEMPLATES=1 npx vitest run supabase/functions/_shared/mail/auth-templates.test.ts --environment node`,
    ).toBe(true);
  });

  it.each(files)('%s leads to the site’s page and never to the address that verifies on GET', (_, html) => {
    expect(html).not.toContain('ConfirmationURL');
    const links = [...fill(html, values).matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
    for (const link of links) {
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:4173\/auth\/callback\?token_hash=abc123&amp;type=[a-z_]+/);
    }
  });

  it.each(files)('%s has the code besides the link and leaves no variable unfilled', (_, html) => {
    expect(html).toContain('{{ .Token }}');
    expect(fill(html, values)).not.toContain('{{');
  });

  it('use the types that verifyOtp knows', () => {
    const types = files.flatMap(([name, html]) => {
      const type = /type=([a-z_]+)/.exec(html)?.[1];
      return type === undefined ? [] : [[name, type]];
    });
    expect(Object.fromEntries(types)).toEqual({
      'confirmation.html': 'signup',
      'magic_link.html': 'magiclink',
      'recovery.html': 'recovery',
      'email_change.html': 'email_change',
      'email_change_current.html': 'email_change',
      'email_change_new.html': 'email_change',
      'invite.html': 'invite',
    });
  });
});

describe('the two mails of a change of address', () => {
  const files = authTemplateFiles();
  const config = readFileSync(new URL('../../../config.toml', import.meta.url), 'utf8');

  it.each([
    ['new@example.com', 'email_change_new'],
    ['old@example.com', 'email_change'],
  ] as const)('are one template of hosted Supabase, which tells %s its own text and subject', (to, name) => {
    const hosted = fill(files['email_change.html'] ?? '', { ...values, SendingTo: to });
    expect(hosted).toContain(authTemplates[name].title);
    expect(hosted).toBe(
      fill(files[`email_change_${name === 'email_change' ? 'current' : 'new'}.html`] ?? '', values),
    );
    expect(fill(hostedEmailChangeSubject, { ...values, SendingTo: to })).toBe(authTemplates[name].subject);
  });

  it('say to the new mailbox that somebody else may have asked', () => {
    expect(files['email_change_new.html']).toContain('Somebody wants to use this address for their account');
    expect(files['email_change_new.html']).toContain('If it was not you, do nothing');
  });

  it('have their subject in config.toml', () => {
    expect(config).toContain(`subject = "${hostedEmailChangeSubject}"`);
  });
});

describe('authEmailTemplates', () => {
  it('names the files from the project folder', () => {
    expect(authEmailTemplates('/srv/shop').magic_link).toEqual({
      subject: 'Your sign-in link for Northstar HR',
      content_path: '/srv/shop/supabase/templates/magic_link.html',
    });
  });
});

describe('a mail of lite', () => {
  const html = fill(authTemplateFiles()['magic_link.html'] ?? '', values);

  it('draws the plain text from the HTML', () => {
    const { subject } = authTemplates.magic_link;
    const queued = readAuthMessage({ to: 'ada@example.com', subject, html, text: 'lite’s own' });
    const mail = renderAuthMail(queued);
    expect(mail.text).toContain('482915');
    expect(mail.text).toContain(
      'http://127.0.0.1:4173/auth/callback?token_hash=abc123&type=magiclink&next=http://127.0.0.1:4173',
    );
    expect(mail.text).not.toMatch(/lite’s own|<|&amp;|color-scheme/);
    expect(queued.template).toBe('auth-magic-link');
    expect(mail).toMatchObject({ subject, html });
  });

  it('gives reauthentication the shop’s design, for which lite takes no template', () => {
    const mail = readAuthMessage({
      to: 'ada@example.com',
      subject: 'Confirm Reauthentication',
      text: 'Enter this code to continue: 482915',
      html: '',
    });
    expect(mail.template).toBe('auth-reauthentication');
    expect(mail.subject).toBe(authTemplates.reauthentication.subject);
    expect(mail.html).toContain('482915');
    expect(mail.html).not.toContain('{{');
  });
});
