import { isProductSku, products, type PackageId, type ProductSku } from '../contracts/products.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/errors.ts';
import { HttpError, notFound } from '../http/http-error.ts';

export interface OpenLicense {
  readonly id: string;
  readonly sku: ProductSku;
  readonly key: string;
  readonly userId: string | null;
  /** The company that it belongs to. */
  readonly companyId: string | null;
  readonly orderId: string;
  readonly email: string;
  /** The day of the payment, an ISO date. */
  readonly issuedOn: string;
}

/** The license as it is now; a closed one is refused with its reason. */
export async function requireOpenLicense(context: FunctionContext, licenseId: string): Promise<OpenLicense> {
  const { data, error } = await context
    .service()
    .from('licenses')
    .select(
      'id, product_sku, license_key, status, status_reason, user_id, company_id, purchases(email, provider_order_id, paid_on)',
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
    companyId: data.company_id,
    orderId: data.purchases.provider_order_id,
    email: data.purchases.email,
    issuedOn: data.purchases.paid_on,
  };
}

/** Whether the answers are an account's: the mailed link of an order shows and changes only its own. */
export const isOfAccount = ({ userId, companyId }: Pick<OpenLicense, 'userId' | 'companyId'>): boolean =>
  userId !== null || companyId !== null;

/** The packages that a license opens, as the library names them. */
export function packagesOf(license: OpenLicense): readonly PackageId[] {
  return products[license.sku].packages;
}
