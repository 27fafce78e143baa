import type { PackageId } from '@contracts/products';
import type { LibraryPackage } from '../api/library-api';

/** The tabs of the template library, in their order. */
export const packageTabs: readonly { readonly id: PackageId; readonly label: string }[] = [
  { id: 'mn-paid-leave-kit', label: 'MN Paid Leave' },
  { id: 'wi-leave-timeoff-kit', label: 'WI Leave & Time Off' },
  { id: 'core-hr-pack-mn', label: 'Core HR MN' },
  { id: 'core-hr-pack-wi', label: 'Core HR WI' },
  { id: 'payroll-ops-pack-mn', label: 'Payroll Ops MN' },
  { id: 'payroll-ops-pack-wi', label: 'Payroll Ops WI' },
  { id: 'micro-templates-bundle-mn', label: 'Micro MN' },
  { id: 'micro-templates-bundle-wi', label: 'Micro WI' },
];

/** The text that Export Manifest copies. */
export function packageManifest(pack: LibraryPackage): string {
  const { id, title, description, version, lastUpdated, templates } = pack;
  return JSON.stringify(
    {
      id,
      title,
      description,
      version,
      lastUpdated,
      templates: templates.map(({ title: name, path, wordCount, type, version: own, formats }) => ({
        title: name,
        path,
        wordCount,
        type,
        version: own,
        formats,
      })),
    },
    null,
    2,
  );
}
