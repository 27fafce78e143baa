import type { Database } from '../database/database-types.ts';
import type { Duty } from './duty.ts';

type Row = Database['public']['Tables']['law_duties']['Row'];

export const dutyColumns = [
  'key',
  'state',
  'statute',
  'owed_by',
  'kind',
  'duty',
  'fact_key',
  'template',
  'section',
  'open_reason',
] as const;

export type DutyRow = Pick<Row, (typeof dutyColumns)[number]>;

export const toDutyRow = (duty: Duty): DutyRow => ({
  key: duty.key,
  state: duty.state,
  statute: duty.statute,
  owed_by: duty.owedBy,
  kind: duty.kind,
  duty: duty.duty,
  fact_key: duty.factKey,
  template: duty.metBy?.template ?? null,
  section: duty.metBy?.section ?? null,
  open_reason: duty.openReason,
});
