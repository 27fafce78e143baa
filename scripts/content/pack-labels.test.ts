import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { packLabels } from '../../src/catalog/pack-labels';
import { productSkus } from '../../supabase/functions/_shared/contracts/products';
import { readPackages } from './push-templates';

const templates = fileURLToPath(new URL('../../content/templates/', import.meta.url));
const packages = await readPackages(templates);

const hasWorkbook = (folder: string) =>
  readdirSync(templates + folder).some((name) =>
    readFileSync(`${templates}${folder}/${name}`, 'utf8').includes('\nworkbook:'),
  );

it.each(productSkus)('says that %s holds Excel files exactly if it does', (sku) => {
  const folders = packages.filter(({ product_sku }) => product_sku === sku).map(({ id }) => id);
  expect(folders.length).toBeGreaterThan(0);
  expect(packLabels[sku].formats.includes('Excel')).toBe(folders.some(hasWorkbook));
});
