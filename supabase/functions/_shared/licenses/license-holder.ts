import type { Guard } from '../http/access.ts';
import type { RequestCall } from '../http/call.ts';
import type { Client } from '../http/context.ts';
import { databaseError } from '../http/errors.ts';
import { notFound } from '../http/http-error.ts';
import { signedIn } from '../http/signed-in.ts';
import { readOrderAccess } from '../links/order-links.ts';
import { requireOpenLicense, type OpenLicense } from './load-license.ts';

export interface LicenseHolder {
  /** Of a signed-in account: row level security applies. Null with the link of an order, which opens no account. */
  readonly client: Client | null;
  /** Another person's license looks exactly like one that does not exist. */
  openLicense(id: string): Promise<OpenLicense>;
}

const orderAccessOf = ({ request }: RequestCall) => request.headers.get('x-order-access');

/** Who may use a license: by their session (row level security decides which are theirs), or by a mailed order link. */
export const licenseHolder: Guard<LicenseHolder> = {
  screen(call) {
    if (!orderAccessOf(call)) {
      signedIn.screen(call);
    }
  },
  identify(call) {
    const orderAccess = orderAccessOf(call);
    return orderAccess ? holderOfLink(call, orderAccess) : holderOfSession(call);
  },
};

async function holderOfLink({ context }: RequestCall, orderAccess: string): Promise<LicenseHolder> {
  const opened = await readOrderAccess(context, orderAccess);
  return {
    client: null,
    async openLicense(wanted) {
      const access = opened.find(({ id }) => id === wanted);
      if (!access) {
        throw noSuchLicense();
      }
      return requireOpenLicense(context, access);
    },
  };
}

async function holderOfSession(call: RequestCall): Promise<LicenseHolder> {
  const client = await signedIn.identify(call);
  return {
    client,
    async openLicense(wanted) {
      const { data, error } = await client
        .from('licenses')
        .select('id, holder:holder_version')
        .eq('id', wanted)
        .maybeSingle();
      if (error) {
        throw databaseError(error);
      }
      if (!data) {
        throw noSuchLicense();
      }
      return requireOpenLicense(call.context, data);
    },
  };
}

const noSuchLicense = () => notFound('There is no such license.');
