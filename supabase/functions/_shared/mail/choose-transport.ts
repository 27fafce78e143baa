import type { MailTransport } from './outgoing-mail.ts';
import { createResendTransport, type ResendOptions } from './resend-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** The part of a function's configuration that says how mail leaves. */
export interface MailTransportConfig {
  readonly provider: string;
  readonly resendApiKey?: string | undefined;
  readonly resendApiUrl?: string | undefined;
  readonly smtpHost?: string | undefined;
  readonly smtpPort?: number | undefined;
  readonly smtpUser?: string | undefined;
  readonly smtpPassword?: string | undefined;
}

/** Mail cannot leave before the deployment sets this variable. */
export class MailConfigurationError extends Error {
  override readonly name = 'MailConfigurationError';
  readonly variable: string;

  constructor(variable: string, message: string) {
    super(message);
    this.variable = variable;
  }
}

/** The transport that the configuration asks for; nothing is opened before the first mail. */
export function chooseTransport(
  config: MailTransportConfig,
  world: { readonly fetch: ResendOptions['fetch'] },
): MailTransport {
  if (config.provider === 'resend') {
    return createResendTransport({
      apiKey: required(config.resendApiKey, 'RESEND_API_KEY', 'resend'),
      baseUrl: config.resendApiUrl,
      fetch: world.fetch,
    });
  }
  if (config.provider === 'smtp') {
    return createSmtpTransport({
      host: required(config.smtpHost, 'SMTP_HOST', 'smtp'),
      port: config.smtpPort,
      user: required(config.smtpUser, 'SMTP_USER', 'smtp'),
      password: required(config.smtpPassword, 'SMTP_PASSWORD', 'smtp'),
    });
  }
  throw new MailConfigurationError(
    'MAIL_PROVIDER',
    config.provider === ''
      ? 'MAIL_PROVIDER is not set: resend or smtp.'
      : 'MAIL_PROVIDER must be resend or smtp.',
  );
}

function required(value: string | undefined, variable: string, provider: string): string {
  if (value === undefined || value === '') {
    throw new MailConfigurationError(
      variable,
      `${variable} is not set, and the mail provider ${provider} needs it.`,
    );
  }
  return value;
}
