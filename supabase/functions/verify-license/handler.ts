import type { VerifiedLicense } from '../_shared/contracts/license-files.ts';
import { verifyLicenseRequestSchema } from '../_shared/contracts/license-files-schema.ts';
import { isProductSku, products } from '../_shared/contracts/products.ts';
import type { FunctionContext } from '../_shared/http/context.ts';
import { databaseError, defineJsonFunction, jsonResponse } from '../_shared/http/define-function.ts';
import { notFound } from '../_shared/http/http-error.ts';
import { loadPublicName } from '../_shared/licenses/license-answers.ts';

/** POST {key}: who may use which product, and whether that is so today. No address, no order, no date. */
export const handler = defineJsonFunction(
  {
    name: 'verify-license',
    access: 'publishable-key',
    body: verifyLicenseRequestSchema,
    rateLimit: { bucket: 'verify-license', max: 30, windowSeconds: 60 },
  },
  async ({ key }, { context }) => {
    const { data, error } = await context
      .service()
      .from('licenses')
      .select('id, product_sku, status, user_id, company_id')
      .eq('license_key', key)
      .maybeSingle();
    if (error) {
      throw databaseError(error);
    }
    if (!data || !isProductSku(data.product_sku)) {
      throw notFound('There is no license with this key.');
    }
    const answer: VerifiedLicense = {
      organization: await organizationOf(context, data),
      product: products[data.product_sku].name,
      status: data.status === 'active' ? 'active' : 'revoked',
    };
    return jsonResponse(answer);
  },
);

async function organizationOf(
  context: FunctionContext,
  license: { readonly id: string; readonly user_id: string | null; readonly company_id: string | null },
): Promise<string | null> {
  const named = await loadPublicName(context, {
    id: license.id,
    userId: license.user_id,
    companyId: license.company_id,
  });
  if (named !== null || !license.user_id) {
    return named;
  }
  const { data, error } = await context
    .service()
    .from('profiles')
    .select('business_name')
    .eq('id', license.user_id)
    .maybeSingle();
  if (error) {
    throw databaseError(error);
  }
  return data?.business_name ?? null;
}
