import { z } from 'zod';
import { industrySlugs } from '@law/law-addresses.ts';
import { documents, type DocumentSlug } from './documents.ts';

/** The schemas of content/pages. `npm run content:check` reads each file with them; the site only uses their types. */
const line = z.string().regex(/^\S.*\S$/, 'must be one line without spaces around it');
const document = z.enum(Object.keys(documents) as DocumentSlug[]);
const titledText = z.strictObject({ title: line, text: line });
const question = z.strictObject({ question: line, answer: line });

/** The page of a state. Its texts name facts as `{key}` (the figure) and `{{key}}` (the statement): it states no figure about law itself. */
export const longFormSchema = z.strictObject({
  /** ISO day on which these words were last changed. */
  updated: z.iso.date(),
  lead: line,
  description: line,
  intro: z.array(line),
  rules: z.array(z.strictObject({ title: line, paragraphs: z.array(line) })),
  example: z.strictObject({
    title: line,
    situation: line,
    /** The facts that it is computed from: the page omits the example when one of them is missing. */
    needs: z.array(z.string().regex(/^[a-z0-9-]+$/)),
    /** `{=name}` is a value that `worked-examples.ts` computes for this state. A total is the sum of the rows above it. */
    rows: z.array(
      z.strictObject({ label: line, value: z.string().min(1), total: z.literal(true).optional() }),
    ),
    outcome: line,
  }),
  /** The documents of the state; a state without documents of its own has the federal ones. */
  included: z.array(z.strictObject({ document, text: line })).optional(),
  customize: z.array(titledText).length(7),
  timelineIntro: line,
  /** Days before the effective date; negative after it. */
  timeline: z.array(titledText.extend({ daysBefore: z.int() })),
  audience: z.array(line),
  questions: z.array(question).length(6),
  /** What the state requires, the document that covers it, and the part of that document. */
  answers: z.array(z.strictObject({ need: line, document, part: line.optional() })).optional(),
});

const solution = z.strictObject({ text: line, documents: z.tuple([document], document) });

/** The page of an industry. Its texts name facts as the pages of the states do. */
export const industrySchema = z.strictObject({
  name: line,
  /** Who buys it, in the plural: “Why builders choose this”. */
  buyers: line,
  /** Whom to train, and how long it takes. */
  training: line,
  title: line,
  lead: line,
  description: line,
  reasons: z.array(z.strictObject({ title: line, text: line, documents: z.array(document).optional() })),
  /** Four challenges, each with the solution at the same position in the other list. */
  challenges: z.tuple([line, line, line, line]),
  solutions: z.tuple([solution, solution, solution, solution]),
  questions: z.array(question).length(5),
});

/** The line above the last buy button of each industry page. */
export const closingLinesSchema = z.record(z.enum(industrySlugs), line);
