import { bundledFonts, missingSigns, type License } from '../documents/mod.ts';
import type { OpenLicense } from '../licenses/load-license.ts';

interface Licensee {
  readonly answers: Readonly<Record<string, string>>;
  /** Named on the title page; null leaves it out. */
  readonly preparedBy: string | null;
}

/**
 * Who the files are licensed to: the company, once its profile is filled in. Before that, and where a PDF cannot show its name,
 * it is the address that bought: a name that cannot be shown must not keep the buyer from the files.
 */
export async function licensedTo(license: OpenLicense, { answers, preparedBy }: Licensee): Promise<License> {
  const name = (answers['company_name'] ?? '').trim();
  const isShown = name !== '' && (await missingSigns(name, bundledFonts())).length === 0;
  return {
    holder: isShown ? name : license.email,
    order: license.orderId,
    key: license.key,
    ...(preparedBy === null ? {} : { preparedBy }),
  };
}
