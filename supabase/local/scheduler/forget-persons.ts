import type { InboxStore } from '../inbox/store.ts';
import type { Answer } from '../common/answer.ts';
import { logLine } from '../common/log.ts';

const deletion = '/rest/v1/rpc/admin_delete_person';

/** What the embedded shop keeps outside of the database: the mailbox, the sandbox's orders and the journal. */
interface OutsideTheDatabase {
  /** Deletes every mail that names an address. */
  forgetMails(address: string): Promise<void>;
  /** Anonymizes the orders at the sandbox checkout. */
  forgetOrders(address: string): void;
  /** Writes a checkpoint, which empties the journal: its entries contain the person's data until then. */
  checkpoint(): Promise<void>;
  /** Deletes what a start could not play of the journal and names an address. */
  forgetSetAside(address: string): Promise<void>;
}

/** Lets a deleted person go from there too, before the answer goes out. */
export function forgetPersons(api: Answer, outside: OutsideTheDatabase): Answer {
  return async (request, peerAddress) => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== deletion) {
      return api(request, peerAddress);
    }
    const copy = request.clone();
    const response = await api(request, peerAddress);
    if (response.ok) {
      try {
        const body = (await copy.json()) as { readonly address: string };
        const address = body.address.trim().toLowerCase();
        outside.forgetOrders(address);
        await outside.forgetMails(address);
        await outside.checkpoint();
        await outside.forgetSetAside(address);
      } catch (error) {
        logLine({ at: 'delete person', error: String(error) });
      }
    }
    return response;
  };
}

/** Mails to the address, and those to others that name it, as the notice of a contact message does. */
export async function forgetMailsOf(store: InboxStore, address: string): Promise<void> {
  const named = store.list().filter(({ words }) => words.split(/[\s<>()[\],;:"']+/).includes(address));
  if (named.length > 0) {
    await store.remove(named.map(({ summary }) => summary.ID));
  }
}
