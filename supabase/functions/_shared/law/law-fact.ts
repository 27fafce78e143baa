/** How far the source carries a statement, and when the statement holds. */
export interface SourceDetails {
  /** The day, month or year of the source itself, as in `2024-06-05`, `2007-11` or `2019`. */
  readonly sourceDated: string | null;
  /** A few words of the source, word for word. The figure is among them. */
  readonly quote: string | null;
  /** The subdivision or paragraph of the statute, as in `subd. 8` or `(2)`. */
  readonly pinCite: string | null;
  /** ISO days on which the statement begins and ceases to hold. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** The day of the year on which the figure is set again, as in `01-01` or `07-01`. */
  readonly changesOn: string | null;
  /** Further addresses that say the same. */
  readonly otherSources: readonly string[];
}

/** One statement about law, with where it was read and when it has to be read again. Rows of `law_facts` have this shape. */
export interface LawFact extends Partial<SourceDetails> {
  readonly key: string;
  /** Two-letter code; `US` is federal law and what holds for the whole country. */
  readonly state: string;
  readonly topic: LawTopic;
  readonly statement: string;
  /** The one figure that pages compute or quote; the statement may hold more. A date is written as the number YYYYMMDD. */
  readonly figure: number | null;
  readonly unit: FigureUnit | null;
  readonly statute: string | null;
  readonly source: string;
  /** Where the address alone does not say what was read. */
  readonly sourceNote: string | null;
  readonly checkedOn: string;
  readonly nextCheck: string;
  readonly confidence: Confidence;
}

export const lawTopics = [
  'Program',
  'Eligibility',
  'Reasons for leave',
  'Length of leave',
  'Benefit amount',
  'Premiums',
  'Employer notices',
  'Employee notice and proof',
  'Job protection',
  'Private plans',
  'Sick and safe time',
  'Other leave',
  'Local rules',
  'Breaks and rest',
  'Minimum wage',
  'Overtime',
  'Wages and final pay',
  'Hiring',
  'Records',
  'Deposits',
  'Workplace rules',
  'Contractors',
] as const;
export type LawTopic = (typeof lawTopics)[number];

export const figureUnits = [
  'date',
  'weeks',
  'days',
  'hours',
  'minutes',
  'months',
  'years',
  'percent',
  'USD',
  'employees',
  'states',
] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** Read on an official page, read in a second-hand source, or worked out from facts that were read. */
export const confidences = ['official', 'secondary', 'calculated'] as const;
export type Confidence = (typeof confidences)[number];

type Source = Pick<LawFact, 'source' | 'sourceNote' | 'sourceDated' | 'confidence'>;

const from =
  (confidence: Confidence) =>
  (source: string, sourceNote: string | null = null, sourceDated?: string): Source => ({
    source,
    sourceNote,
    confidence,
    ...(sourceDated === undefined ? {} : { sourceDated }),
  });

export const official = from('official');
export const secondary = from('secondary');
export const calculated = from('calculated');

const checkedOn = '2026-11-21';

/**
 * Figures that change on a day of the year are due in the week after it; what was read second-hand sooner than what was read
 * first-hand.
 */
export const nextChecks = {
  january: '2027-01-05',
  july: '2027-07-06',
  secondary: '2027-03-22',
  calculated: '2027-03-22',
  official: '2027-05-21',
} as const;

interface Details extends Partial<SourceDetails> {
  readonly figure?: readonly [amount: number, unit: FigureUnit];
  /** `null` where the statute of the whole book does not fit. */
  readonly statute?: string | null;
  /** The figure is set again each year. */
  readonly isYearly?: boolean;
  /** Where it was not read with the rest of the base. */
  readonly readOn?: string;
}

/** Writes the facts of one state; most facts of a file are in one statute. */
export function lawBook(state: string, bookStatute: string | null = null) {
  return (
    topic: LawTopic,
    key: string,
    statement: string,
    source: Source,
    { figure, statute = bookStatute, isYearly = false, readOn = checkedOn, ...details }: Details = {},
  ): LawFact => ({
    key,
    state,
    topic,
    statement,
    figure: figure?.[0] ?? null,
    unit: figure?.[1] ?? null,
    statute,
    ...source,
    checkedOn: readOn,
    nextCheck: isYearly ? nextChecks.january : nextChecks[source.confidence],
    ...details,
  });
}
