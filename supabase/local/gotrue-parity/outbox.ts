import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApiFetch } from '../database/open-database.ts';
import type { AuthMail } from './mail-codes.ts';

/**
 * The mails that lite sends while it answers a call. They leave after the answer, because lite holds the database until then and
 * mails some codes before it stores them.
 */
export class Outbox {
  readonly #written = new AsyncLocalStorage<AuthMail[]>();

  /** What lite is given to send with. */
  add(mail: AuthMail): Promise<void> {
    const mails = this.#written.getStore();
    if (!mails) {
      throw new Error('A mail was written outside of a call.');
    }
    mails.push(mail);
    return Promise.resolve();
  }

  sendAfter(lite: ApiFetch, send: (mail: AuthMail) => Promise<void>): ApiFetch {
    return async (request, peerAddress) => {
      const mails: AuthMail[] = [];
      const response = await this.#written.run(mails, () => lite(request, peerAddress));
      for (const mail of mails) {
        await send(mail);
      }
      return response;
    };
  }
}
