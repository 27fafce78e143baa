import { bundledFonts, findMissingGlyphs, type License } from '../documents/mod.ts';
import type { OpenLicense } from '../licenses/load-license.ts';

interface Licensee {
  readonly answers: Readonly<Record<string, string>>;
  /** Named on the title page; null leaves it out. */
  readonly preparedBy: string | null;
}

/**
 * Who the files are licensed to: the company, once its profile is filled in. Before that, and where a PDF cannot show its name,
 * it is the address that bought, or the order: a name that cannot be shown must not keep the buyer from the files.
 */
export async function licensedTo(license: OpenLicense, { answers, preparedBy }: Licensee): Promise<License> {
  const name = (answers['company_name'] ?? '').trim();
  return {
    holder: (await firstShown([name, license.email])) ?? `The buyer of order ${license.orderId}`,
    order: license.orderId,
    key: license.key,
    ...(preparedBy === null ? {} : { preparedBy }),
  };
}

async function firstShown(names: readonly string[]): Promise<string | null> {
  for (const name of names) {
    if (name !== '' && (await findMissingGlyphs(name, bundledFonts())).length === 0) return name;
  }
  return null;
}
