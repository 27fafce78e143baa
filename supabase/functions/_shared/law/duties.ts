import { federalDuties } from './duties/federal.ts';
import { minnesotaDuties } from './duties/minnesota.ts';
import { minnesotaRightsDuties } from './duties/minnesota-rights.ts';
import { minorDuties } from './duties/minors.ts';
import { minnesotaPayDuties } from './duties/minnesota-pay.ts';
import { posterDuties } from './duties/posters.ts';
import { wisconsinDuties } from './duties/wisconsin.ts';
import { wisconsinStaffDuties } from './duties/wisconsin-staff.ts';
import type { Duty } from './duty.ts';

/** What Minnesota, Wisconsin and federal law ask of an employer, as far as the documents touch it. */
export const lawDuties: readonly Duty[] = [
  ...minnesotaDuties,
  ...minnesotaPayDuties,
  ...minnesotaRightsDuties,
  ...posterDuties,
  ...minorDuties,
  ...wisconsinDuties,
  ...wisconsinStaffDuties,
  ...federalDuties,
];
