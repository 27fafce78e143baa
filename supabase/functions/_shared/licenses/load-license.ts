import { isProductSku, products, type PackageId, type ProductSku } from '../contracts/products.ts';
import type { FunctionContext } from '../http/context.ts';
import { databaseError } from '../http/errors.ts';
import { HttpError, linkEnded, notFound } from '../http/http-error.ts';
import type { LicenseAccess } from '../links/order-links.ts';

export interface OpenLicense {
  readonly id: string;
  /** Tokens of a former holder carry another version. */
  readonly holder: number;
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

/**
 * The license as it is now. A closed one is refused with its reason, and so is everybody who knew it before it went to another mailbox
 * or person: every way to a license says which holder's it is.
 */
export async function requireOpenLicense(
  context: FunctionContext,
  { id: licenseId, holder }: LicenseAccess,
): Promise<OpenLicense> {
  const { data, error } = await context
    .service()
    .from('licenses')
    .select(
      'id, product_sku, license_key, status, status_reason, user_id, company_id, holder_version, purchases(email, provider_order_id, paid_on)',
    )
    .eq('id', licenseId)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  if (!data || !isProductSku(data.product_sku)) {
    throw notFound('There is no such license.');
  }
  if (data.holder_version !== holder) {
    throw linkEnded();
  }
  if (data.status !== 'active') {
    throw new HttpError(403, 'license_closed', `This license is closed. ${data.status_reason ?? ''}`.trim());
  }
  return {
    id: data.id,
    holder: data.holder_version,
    sku: data.product_sku,
    key: data.license_key,
    userId: data.user_id,
    companyId: data.company_id,
    orderId: data.purchases.provider_order_id,
    email: data.purchases.email,
    issuedOn: data.purchases.paid_on,
  };
}

/** The packages that a license opens, as the library names them. */
export function packagesOf(license: OpenLicense): readonly PackageId[] {
  return products[license.sku].packages;
}
