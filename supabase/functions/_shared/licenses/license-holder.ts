import type { Guard } from '../http/access.ts';
import type { RequestCall } from '../http/call.ts';
import type { Client } from '../http/context.ts';
import { databaseError } from '../http/errors.ts';
import { notFound } from '../http/http-error.ts';
import { signedIn } from '../http/signed-in.ts';
import { requireToken } from '../links/lead-links.ts';

export interface LicenseHolder {
  /** Of a signed-in account: row level security applies. Null with the link of an order, which opens no account. */
  readonly client: Client | null;
  /** Another person's license looks exactly like one that does not exist. */
  requireLicense(id: string): Promise<void>;
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
  const claims = await requireToken(context, 'order-access', orderAccess);
  const licenses = String(claims['licenses']).split(',');
  return {
    client: null,
    requireLicense: (id) => (licenses.includes(id) ? Promise.resolve() : Promise.reject(noSuchLicense())),
  };
}

async function holderOfSession(call: RequestCall): Promise<LicenseHolder> {
  const client = await signedIn.identify(call);
  return {
    client,
    async requireLicense(id) {
      const { data, error } = await client.from('licenses').select('id').eq('id', id).limit(1);
      if (error) {
        throw databaseError(error);
      }
      if (data.length === 0) {
        throw noSuchLicense();
      }
    },
  };
}

const noSuchLicense = () => notFound('There is no such license.');
