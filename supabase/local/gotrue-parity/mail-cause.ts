import { AsyncLocalStorage } from 'node:async_hooks';

/** What a mail of the account service was caused by. */
export interface MailCause {
  /** The address whose mailbox was counted before the service was asked. */
  readonly countedFor: string;
  readonly network: string | null;
}

const causes = new AsyncLocalStorage<MailCause>();

export function withMailCause<Result>(cause: MailCause, run: () => Result): Result {
  return causes.run(cause, run);
}

/** Of what no caller is known for, nothing was counted. */
export function mailCause(): MailCause {
  return causes.getStore() ?? { countedFor: '', network: null };
}
