import { describe, expect, it } from 'vitest';
import { chooseTransport, MailConfigurationError, type MailTransportConfig } from './choose-transport.ts';

const world = { fetch: () => Promise.reject(new Error('Nothing is sent while choosing.')) };

describe('chooseTransport', () => {
  it.each([
    ['resend', { provider: 'resend', resendApiKey: 're_1' }],
    ['smtp', { provider: 'smtp', smtpHost: 'mail.example', smtpUser: 'shop', smtpPassword: 'secret' }],
  ] satisfies [string, MailTransportConfig][])('gives %s', (name, config) => {
    expect(chooseTransport(config, world).name).toBe(name);
  });

  it.each([
    ['MAIL_PROVIDER', { provider: '' }],
    ['MAIL_PROVIDER', { provider: 'pigeon' }],
    ['RESEND_API_KEY', { provider: 'resend' }],
    ['RESEND_API_KEY', { provider: 'resend', resendApiKey: '' }],
    ['SMTP_HOST', { provider: 'smtp', smtpUser: 'shop', smtpPassword: 'secret' }],
    ['SMTP_USER', { provider: 'smtp', smtpHost: 'mail.example', smtpPassword: 'secret' }],
    ['SMTP_PASSWORD', { provider: 'smtp', smtpHost: 'mail.example', smtpUser: 'shop' }],
  ] satisfies [string, MailTransportConfig][])('says that %s is missing', (variable, config) => {
    expect(() => chooseTransport(config, world)).toThrow(
      expect.objectContaining({ variable, message: expect.stringContaining(variable) as string }),
    );
    expect(() => chooseTransport(config, world)).toThrow(MailConfigurationError);
  });

  it.each([
    [true, { provider: 'resend', resendApiKey: 're_1' }],
    [false, { provider: 'resend', resendApiKey: 're_1', resendApiUrl: 'http://127.0.0.1:54324' }],
    [true, { provider: 'smtp', smtpHost: 'mail.example', smtpUser: 'shop', smtpPassword: 'secret' }],
    [false, { provider: 'smtp', smtpHost: 'localhost', smtpUser: 'shop', smtpPassword: 'secret' }],
  ] satisfies [boolean, MailTransportConfig][])('reaches people: %s with %o', (reaches, config) => {
    expect(chooseTransport(config, world).reachesPeople).toBe(reaches);
  });
});
