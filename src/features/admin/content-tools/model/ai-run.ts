import type { Database } from '@database/database-types';
import { isRecord } from '@/lib/browser/safe-storage';

type Row = Database['public']['Tables']['ai_runs']['Row'];

export interface AiRun {
  readonly id: string;
  readonly createdAt: string;
  readonly functionName: string;
  readonly status: string;
  readonly model: string;
  readonly title: string;
  readonly wordCount: number | null;
  readonly cost: number;
  readonly error: string | null;
  readonly isSample: boolean;
}

function titleOf(input: unknown): string {
  if (!isRecord(input)) {
    return '';
  }
  const { title, titles } = input;
  if (Array.isArray(titles)) {
    return titles.filter((entry) => typeof entry === 'string').join(', ');
  }
  return typeof title === 'string' ? title : '';
}

export function toAiRun(
  row: Pick<
    Row,
    | 'id'
    | 'created_at'
    | 'function_name'
    | 'status'
    | 'model'
    | 'input_data'
    | 'output_data'
    | 'cost_estimate'
    | 'error'
    | 'is_sample'
  >,
): AiRun {
  const words = isRecord(row.output_data) ? row.output_data['word_count'] : null;
  return {
    id: row.id,
    createdAt: row.created_at,
    functionName: row.function_name,
    status: row.status,
    model: row.model,
    title: titleOf(row.input_data),
    wordCount: typeof words === 'number' ? words : null,
    cost: row.cost_estimate,
    error: row.error,
    isSample: row.is_sample,
  };
}

/** Formats dollars with four to six decimals, because a draft costs a fraction of a cent. */
export function formatCost(dollars: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 4,
    maximumFractionDigits: 6,
  }).format(dollars);
}
