import { signStandardWebhook } from '../../functions/_shared/checkout/signing.ts';
import type { ShopDatabase } from '../database/open-database.ts';
import type { MailReport } from '../inbox/report-form.ts';

interface ReporterOptions {
  readonly database: Pick<ShopDatabase, 'query'>;
  readonly apiUrl: string;
  readonly post: (request: Request) => Promise<Response>;
}

const details = {
  'hard-bounce': { type: 'Permanent', subType: 'General', message: 'There is no such mailbox.' },
  'soft-bounce': { type: 'Transient', subType: 'MailboxFull', message: 'The mailbox is full.' },
  complaint: undefined,
} as const;

/** Reports a bounce or a complaint of the inbox to the shop as Resend does: a signed webhook. */
export function createMailReporter({ database, apiUrl, post }: ReporterOptions) {
  return async ({ kind, messageId, to, subject }: MailReport): Promise<boolean> => {
    const bounce = details[kind];
    const now = new Date();
    const body = JSON.stringify({
      type: kind === 'complaint' ? 'email.complained' : 'email.bounced',
      created_at: now.toISOString(),
      data: {
        email_id: messageId,
        created_at: now.toISOString(),
        to,
        subject,
        ...(bounce ? { bounce } : {}),
      },
    });
    const secret = await currentSecret(database);
    const id = `msg_${crypto.randomUUID()}`;
    const signature = await signStandardWebhook({ id, body, secret, at: now });
    const headers = Object.fromEntries(
      Object.entries(signature).map(([name, value]) => [name.replace('webhook-', 'svix-'), value]),
    );
    const response = await post(
      new Request(`${apiUrl}/functions/v1/mail-events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
    );
    await response.body?.cancel();
    return response.ok;
  };
}

/** The owner may change the secret; the provider would be told, and so is this one. */
async function currentSecret(database: Pick<ShopDatabase, 'query'>): Promise<string> {
  const given = Deno.env.get('RESEND_WEBHOOK_SECRET');
  if (given) {
    return given;
  }
  const [row] = await database.query<{ value: string }>(
    `select value from private.setting_secrets where key = 'RESEND_WEBHOOK_SECRET'`,
  );
  return row?.value ?? '';
}
