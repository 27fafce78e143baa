import { dutySchema, type Duty } from '../../supabase/functions/_shared/law/duty.ts';
import { lawDuties } from '../../supabase/functions/_shared/law/duties.ts';
import { lawFacts } from '../../supabase/functions/_shared/law/facts.ts';
import type { LawProblem } from './check-law.ts';

export interface DocumentSection {
  /** The heading without the number before it. */
  readonly heading: string;
  readonly line: number;
  /** The text down to the next heading of the same or a higher level, without drafting notes: those are deleted before issuing. */
  readonly text: string;
}

const headingLine = /^(#{1,6}) +(?:\d+(?:\.\d+)*\.? +)?(.+?)\s*$/;
/** An apostrophe is written in two ways. */
export const plain = (text: string) => text.replaceAll('’', "'");

/** The sections of a document, from its Markdown. */
export function sectionsOf(markdown: string): DocumentSection[] {
  const lines = markdown.split('\n');
  const headings = lines.flatMap((line, index) => {
    const [, marks, heading] = headingLine.exec(line) ?? [];
    return marks !== undefined && heading !== undefined ? [{ level: marks.length, heading, index }] : [];
  });
  return headings.map(({ level, heading, index }, place) => {
    const end = headings.slice(place + 1).find((next) => next.level <= level)?.index ?? lines.length;
    const text = lines.slice(index + 1, end).filter((line) => !line.startsWith('> **Drafting note'));
    return { heading: plain(heading), line: index + 1, text: text.join('\n') };
  });
}

const facts = new Map(lawFacts.map((fact) => [fact.key, fact]));

export type Documents = ReadonlyMap<string, readonly DocumentSection[]>;

function dutyFaults(duty: Duty, documents: Documents): string[] {
  const { metBy, openReason, factKey, statute } = duty;
  const sections = metBy === null ? undefined : documents.get(metBy.template);
  return [
    ...(dutySchema.safeParse(duty).success ? [] : ['it does not fit the schema']),
    ...(factKey !== null && !facts.has(factKey) ? [`there is no fact ${factKey}`] : []),
    ...(facts.get(factKey ?? '')?.statute && !/§|\bch\. /.test(statute)
      ? [`"${statute}" names no section, and its fact does`]
      : []),
    ...((metBy === null) === (openReason === null) ? ['it needs a section or a reason why it is open'] : []),
    ...(metBy !== null && !sections?.some(({ heading }) => heading === plain(metBy.section))
      ? [`${metBy.template} has no section "${metBy.section}"`]
      : []),
  ];
}

/** Duties that no section meets, and duties that name what does not exist. */
export function checkDuties(documents: Documents, duties: readonly Duty[] = lawDuties): string[] {
  const keys = duties.map(({ key }) => key);
  return [
    ...duties.flatMap((duty) => dutyFaults(duty, documents).map((fault) => `${duty.key}: ${fault}`)),
    ...keys.filter((key, place) => keys.indexOf(key) !== place).map((key) => `${key}: it is listed twice`),
  ];
}

/** The laws whose notice must name rights and remedies. */
const noticeSubject = /wage disclosure|talk about wages|sick and safe|pregnan|lactation/i;
const callsItselfNotice = /^Notice(?: [A-Z])?[.:]|^Notice (?:of|on|about) /;
const claimsToServe = /\b(?:serves as|is also|is) (?:that|the|this|your) (?:handbook |state |statutory )?notice\b/i;

const required: readonly (readonly [word: string, pattern: RegExp])[] = [
  ['rights', /\brights?\b/i],
  ['remedies', /\bremed(?:y|ies)\b/i],
  ['where to complain', /\bcomplain|civil action|Department of Labor and Industry/i],
];

/** Sections of a document that claim to be a notice about wages, sick time or pregnancy, and leave out what it must name. */
export function checkNotices(sections: readonly DocumentSection[], path: string): LawProblem[] {
  return sections
    .filter(
      ({ heading, text }) =>
        noticeSubject.test(`${heading} ${text.slice(0, 400)}`) &&
        (callsItselfNotice.test(heading) || claimsToServe.test(text)),
    )
    .flatMap(({ heading, line, text }) =>
      required
        .filter(([, pattern]) => !pattern.test(text))
        .map(([word]) => ({ path, line, message: `"${heading}" claims to be a notice and leaves out ${word}` })),
    );
}
