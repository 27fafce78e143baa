import { createClient } from '@supabase/supabase-js';
import type { Database, Json } from '../../functions/_shared/database/database-types.ts';
import { makeNow } from '../../functions/_shared/files/file-work.ts';
import type { FunctionConfig, FunctionContext } from '../../functions/_shared/http/context.ts';
import { databaseError } from '../../functions/_shared/http/define-function.ts';
import { unavailable } from '../../functions/_shared/http/unavailable.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';

/** What the functions of the embedded shop need of it, on whichever thread they run. */
export interface FunctionPorts {
  readonly config: FunctionConfig;
  /** The shop's API without the network, and the world outside. */
  readonly fetch: typeof fetch;
  readonly journal: { append(entry: JournalEntry): Promise<void> };
  startMailWorker(): void;
  startExportWorker(): void;
  log(entry: Readonly<Record<string, unknown>>): void;
}

/** Functions by the name in the address. */
export interface FunctionRunner {
  handle(request: Request, peerAddress: string): Promise<Response>;
  /** Takes nothing more, and ends what is not done in a few seconds. */
  close(): Promise<void>;
}

/** Builds the context of each call. */
export function createContexts(ports: FunctionPorts, makeFile: FunctionContext['makeFile'] = makeNow) {
  const { config, fetch, journal, log } = ports;
  const client = (key: string, headers: Record<string, string> = {}) =>
    createClient<Database>(config.supabaseUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch, headers },
    });
  const service = client(config.secretKey);

  const callDurably = async (id: string, name: string, args: unknown): Promise<unknown> => {
    const { data, error } = await service.rpc('call_durably', {
      call_id: id,
      called: name,
      arguments: args as Json,
    });
    if (error) {
      throw databaseError(error);
    }
    return data;
  };

  const contextFor = (clientAddress: string): FunctionContext => ({
    config,
    clientAddress,
    fetch,
    now: () => new Date(),
    service: () => service,
    caller: (authorization) => client(config.publishableKey, { authorization }),
    async durableRpc(name, args) {
      const id = crypto.randomUUID();
      const data = await callDurably(id, name, args);
      await journal.append({ id, rpc: name, args }).catch((error: unknown) => {
        log({ at: 'journal', error: String(error) });
        throw unavailable();
      });
      return data;
    },
    makeFile,
    startMailWorker: ports.startMailWorker,
    startExportWorker: ports.startExportWorker,
    log,
  });
  return { service, callDurably, contextFor };
}
