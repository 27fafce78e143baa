import { z } from 'zod';
import { packageIds, productSkus } from './products.ts';

export const productSkuSchema = z.enum(productSkus);
export const packageIdSchema = z.enum(packageIds, 'There is no such package.');
