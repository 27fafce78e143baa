import { isProductSku, products, type ProductSku } from '../contracts/products.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/define-function.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { requireToken } from '../links/lead-links.ts';

export interface OpenLicense {
  readonly id: string;
  readonly sku: ProductSku;
  readonly key: string;
  readonly userId: string | null;
  readonly orderId: string;
  readonly email: string;
  /** ISO time. */
  readonly issuedAt: string;
}

/**
 * Whether the caller may use the license: its owner by their session (row level security decides), or whoever opened a
 * mailed order link. Somebody else's license looks exactly like one that does not exist.
 */
export async function requireAccess(
  request: Request,
  context: FunctionContext,
  licenseId: string,
): Promise<void> {
  const orderAccess = request.headers.get('x-order-access');
  if (orderAccess) {
    const claims = await requireToken(context, 'order-access', orderAccess);
    if (!String(claims['licenses']).split(',').includes(licenseId)) {
      throw notFound('There is no such license.');
    }
    return;
  }
  const authorization = request.headers.get('authorization');
  if (!authorization?.startsWith('Bearer ')) {
    throw new HttpError(401, 'unauthorized', 'Please sign in.');
  }
  const { data, error, status } = await context
    .caller(authorization)
    .from('licenses')
    .select('id')
    .eq('id', licenseId)
    .maybeSingle();
  if (status === 401 || status === 403) {
    throw new HttpError(401, 'unauthorized', 'Your session has ended. Please sign in again.');
  }
  if (error) {
    throw databaseError(error);
  }
  if (!data) {
    throw notFound('There is no such license.');
  }
}

/** The license as it stands now; a closed one is refused with its reason. */
export async function requireOpenLicense(context: FunctionContext, licenseId: string): Promise<OpenLicense> {
  const { data, error } = await context
    .service()
    .from('licenses')
    .select(
      'id, product_sku, license_key, status, status_reason, user_id, issued_at, purchases(email, provider_order_id)',
    )
    .eq('id', licenseId)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data || !isProductSku(data.product_sku)) {
    throw notFound('There is no such license.');
  }
  if (data.status !== 'active') {
    throw new HttpError(403, 'license_closed', `This license is closed. ${data.status_reason ?? ''}`.trim());
  }
  return {
    id: data.id,
    sku: data.product_sku,
    key: data.license_key,
    userId: data.user_id,
    orderId: data.purchases.provider_order_id,
    email: data.purchases.email,
    issuedAt: data.issued_at,
  };
}

/** The packages that a license opens, as the library names them. */
export function packagesOf(license: OpenLicense): readonly string[] {
  return products[license.sku].packages;
}
