import type { Database } from '../database/database-types.ts';
import { confidences, figureUnits, lawTopics, type LawFact } from './law-fact.ts';

type Row = Database['public']['Tables']['law_facts']['Row'];

/** Columns that most facts leave empty. */
export const sourceDetailColumns = [
  'source_dated',
  'quote',
  'pin_cite',
  'valid_from',
  'valid_to',
  'changes_on',
  'other_sources',
] as const;

export const lawFactColumns = [
  'key',
  'state',
  'topic',
  'statement',
  'figure',
  'unit',
  'statute',
  'source',
  'source_note',
  'checked_on',
  'next_check',
  'confidence',
  ...sourceDetailColumns,
] as const;

export type LawFactRow = Pick<Row, (typeof lawFactColumns)[number]>;

const oneOf = <Value extends string>(values: readonly Value[], candidate: string): Value | undefined =>
  values.find((value) => value === candidate);

/** Null for a row whose topic, unit or confidence this version of the site does not know: better left out than misread. */
export function toLawFact(row: LawFactRow): LawFact | null {
  const topic = oneOf(lawTopics, row.topic);
  const confidence = oneOf(confidences, row.confidence);
  const unit = row.unit === null ? null : oneOf(figureUnits, row.unit);
  if (!topic || !confidence || unit === undefined) {
    return null;
  }
  return {
    key: row.key,
    state: row.state,
    topic,
    statement: row.statement,
    figure: row.figure,
    unit,
    statute: row.statute,
    source: row.source,
    sourceNote: row.source_note,
    checkedOn: row.checked_on,
    nextCheck: row.next_check,
    confidence,
    sourceDated: row.source_dated,
    quote: row.quote,
    pinCite: row.pin_cite,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    changesOn: row.changes_on,
    otherSources: row.other_sources,
  };
}

export function toLawFactRow(fact: LawFact): LawFactRow {
  return {
    key: fact.key,
    state: fact.state,
    topic: fact.topic,
    statement: fact.statement,
    figure: fact.figure,
    unit: fact.unit,
    statute: fact.statute,
    source: fact.source,
    source_note: fact.sourceNote,
    checked_on: fact.checkedOn,
    next_check: fact.nextCheck,
    confidence: fact.confidence,
    source_dated: fact.sourceDated ?? null,
    quote: fact.quote ?? null,
    pin_cite: fact.pinCite ?? null,
    valid_from: fact.validFrom ?? null,
    valid_to: fact.validTo ?? null,
    changes_on: fact.changesOn ?? null,
    other_sources: (fact.otherSources ?? []).map((source) => source.trim()).filter((source) => source !== ''),
  };
}
