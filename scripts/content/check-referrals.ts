import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { LawProblem } from './check-law.ts';

/** Why a document may send its reader away for an answer. */
const referralReasons = {
  judgment: 'a case that has to be judged',
  'not-announced': 'a yearly figure that its agency has not announced',
  plan: 'a fact of the buyer’s own plan, insurer, accountant or bank',
  employee: 'an employee who is told which agency answers',
} as const;
type Reason = keyof typeof referralReasons;

const referralsSchema = z.record(
  z.string(),
  z
    .array(
      z.object({
        words: z.string().min(10),
        reason: z.enum(Object.keys(referralReasons) as [Reason, ...Reason[]]),
      }),
    )
    .min(1),
);

const answers =
  'lawyers?|attorneys?|counsel|accountants?|insurers?|carriers?|brokers?|banks?|agency|agencies|departments?|DLI|DEED|DWD|DOR|MDHR|EEOC|IRS|OSHA|SSA|VETS|divisions?|administrators?|providers?|programs?|city|state';
/** “Ask DLI”, “call your insurer”, “look up the rate”: an order to the reader. “You may ask” and “we ask” are none. */
const referral = new RegExp(
  [
    `(?<!\\b(?:a|the|may|also|can|we|I|to|not|you|will) )\\b(?:ask|check with|consult|call|contact|talk to|speak (?:to|with))\\b(?! (?:before|for|you|how)\\b)[^.;:|]{0,70}?\\b(?:${answers})\\b`,
    `(?<!\\b(?:may|can|we|to) )\\bcheck [^.;|]{0,40}\\bwith (?:the )?\\[?(?:${answers})\\b`,
    '\\blook up (?:the )?(?:new |20\\d\\d )?(?:rates?|figures?|rules?)\\b',
    '\\bget legal advice\\b',
    '\\bhave (?:a lawyer|counsel)\\b',
    '\\bsee (?:\\[(?:DLI|DEED|DWD)|the statute\\b)',
  ].join('|'),
  'i',
);

/** The sentences of a document that send its reader to someone else for an answer, with their lines. */
export function findReferrals(source: string): { line: number; sentence: string }[] {
  return source.split('\n').flatMap((text, at) =>
    text
      .split(/(?<=[.?!])\s+(?=[*[{A-Z])|\|/)
      .filter((sentence) => referral.test(sentence))
      .map((sentence) => ({ line: at + 1, sentence: sentence.trim() })),
  );
}

/** The list of referrals that have a reason, by the file's path below `content/`. */
export class Referrals {
  private readonly byFile: z.output<typeof referralsSchema>;
  private readonly unused: Set<string>;

  constructor(byFile: z.output<typeof referralsSchema>) {
    this.byFile = byFile;
    this.unused = new Set(
      Object.entries(byFile).flatMap(([file, list]) => list.map(({ words }) => `${file}: ${words}`)),
    );
  }

  static read(path: string): Referrals {
    return new Referrals(referralsSchema.parse(parse(readFileSync(path, 'utf8'))));
  }

  /** A referral without a reason sends the buyer away for a rule that the document can say. */
  check(source: string, file: string): LawProblem[] {
    return findReferrals(source).flatMap(({ line, sentence }) => {
      const found = this.byFile[file]?.filter(({ words }) => sentence.includes(words)) ?? [];
      found.forEach(({ words }) => this.unused.delete(`${file}: ${words}`));
      const message = `it sends the reader away without a reason (content/referrals.yaml): ${sentence}`;
      return found.length > 0 ? [] : [{ path: `content/${file}`, line, message }];
    });
  }

  /** How many send the buyer away; an employee who is told of an agency is not counted. */
  get count(): number {
    return Object.values(this.byFile)
      .flat()
      .filter(({ reason }) => reason !== 'employee').length;
  }

  /** Entries that no sentence needs: the text has changed, and the list has to follow. */
  leftOver(): string[] {
    return [...this.unused];
  }
}
