import type { FindingKind } from '@law/content-findings';
import type { Database } from '@database/database-types';

type Row = Database['public']['Tables']['content_findings']['Row'];

export interface TextFinding {
  readonly id: string;
  readonly kind: FindingKind;
  readonly sentence: string;
  /** From 1. 0 if it is in the title or a description. */
  readonly line: number;
  readonly figures: readonly string[];
  readonly resolvedAt: string | null;
  /** The email address of the admin who resolved it, as long as the account exists. */
  readonly resolvedBy: string | null;
  readonly reason: string | null;
}

export const findingColumns = 'id, kind, sentence, line, figures, resolved_at, resolved_by, reason' as const;
export type FindingRow = Pick<
  Row,
  'id' | 'kind' | 'sentence' | 'line' | 'figures' | 'resolved_at' | 'resolved_by' | 'reason'
>;

export const toFinding = (row: FindingRow, emails: ReadonlyMap<string, string>): TextFinding => ({
  id: row.id,
  kind: row.kind as FindingKind,
  sentence: row.sentence,
  line: row.line,
  figures: row.figures,
  resolvedAt: row.resolved_at,
  resolvedBy: emails.get(row.resolved_by ?? '') ?? null,
  reason: row.reason,
});

export const findingTexts: Readonly<Record<FindingKind, string>> = {
  'no-source': 'About law, without a source',
  figure: 'A figure that is in no checked fact',
  'unknown-source': 'A source that is not among the checked facts',
};
