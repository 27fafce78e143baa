import { z } from 'zod';

/** What the shop keeps of a provider's report. */
export interface MailEvent {
  readonly kind: 'hard-bounce' | 'soft-bounce' | 'complaint';
  readonly addresses: readonly string[];
  /** The provider's id of the mail, as it was answered when the mail was sent. */
  readonly messageId: string;
  readonly detail: string;
  /** ISO time. */
  readonly occurredAt: string;
}

const reportedTypes = ['email.bounced', 'email.complained', 'email.suppressed'] as const;

const reportSchema = z.object({
  type: z.enum(reportedTypes),
  created_at: z.iso.datetime({ offset: true }),
  data: z.object({
    email_id: z.string().min(1).max(200),
    to: z.array(z.email().max(254)).min(1).max(50),
    bounce: z
      .object({
        type: z.string().max(40),
        subType: z.string().max(60).optional(),
        message: z.string().max(2000),
      })
      .partial()
      .optional(),
  }),
});

const typeSchema = z.object({ type: z.string() });

/** Sent, delivered, opened and whatever else Resend reports: `ignored`. A report of ours that is not as documented: `bad`. */
export function readResendEvent(payload: unknown): MailEvent | 'ignored' | 'bad' {
  const named = typeSchema.safeParse(payload);
  if (named.success && !reportedTypes.some((type) => type === named.data.type)) {
    return 'ignored';
  }
  const parsed = reportSchema.safeParse(payload);
  if (!parsed.success) {
    return 'bad';
  }
  const { type, created_at, data } = parsed.data;
  const { bounce = {} } = data;
  return {
    kind: kindOf(type, bounce.type),
    addresses: data.to,
    messageId: data.email_id,
    detail: [bounce.type, bounce.subType, bounce.message].filter(Boolean).join(', ').slice(0, 500),
    occurredAt: created_at,
  };
}

/** Resend calls a refusal that may pass `Transient` or `Undetermined`; any other is for good. */
function kindOf(type: (typeof reportedTypes)[number], bounce: string | undefined): MailEvent['kind'] {
  if (type === 'email.complained') {
    return 'complaint';
  }
  return bounce === 'Transient' || bounce === 'Undetermined' ? 'soft-bounce' : 'hard-bounce';
}
