import { federalProofs } from './proofs/federal.ts';
import { minnesotaLeaveProofs } from './proofs/minnesota-leave.ts';
import { minnesotaPaidLeaveProofs } from './proofs/minnesota-paid-leave.ts';
import { minnesotaPayProofs } from './proofs/minnesota-pay.ts';
import { minnesotaPremiumsProofs } from './proofs/minnesota-premiums.ts';
import { minnesotaRecordsProofs } from './proofs/minnesota-records.ts';
import { minnesotaSickTimeProofs } from './proofs/minnesota-sick-time.ts';
import { minnesotaStaffProofs } from './proofs/minnesota-staff.ts';
import { wisconsinLeaveProofs } from './proofs/wisconsin-leave.ts';
import { wisconsinWorkProofs } from './proofs/wisconsin-work.ts';
import type { Proof } from './law-proof.ts';

/** What was read for each fact, by its key. */
export const proofs: Readonly<Record<string, Proof>> = {
  ...federalProofs,
  ...minnesotaLeaveProofs,
  ...minnesotaPaidLeaveProofs,
  ...minnesotaPayProofs,
  ...minnesotaPremiumsProofs,
  ...minnesotaRecordsProofs,
  ...minnesotaSickTimeProofs,
  ...minnesotaStaffProofs,
  ...wisconsinLeaveProofs,
  ...wisconsinWorkProofs,
};
