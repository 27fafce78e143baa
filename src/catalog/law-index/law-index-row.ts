import { z } from 'zod';
import { dutyKinds } from '@law/duty.ts';

/** `met`: a section says it. `do`: nothing for a document. `only`: few trades owe it. `open`: no document says it yet. */
export const answers = ['met', 'do', 'only', 'open'] as const;

const day = z.iso.date();
/** A year, a month or a day. */
const dated = z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/);

/** A section of the law that asks something of a private employer, beside the duties of `law_duties`. */
export const lawIndexRowSchema = z
  .strictObject({
    statute: z.string().min(1).max(200),
    pin: z.string().min(1).max(40).optional(),
    kind: z.enum(dutyKinds),
    owedBy: z.string().min(1).max(200),
    duty: z.string().min(1).max(300),
    answer: z.enum(answers),
    /** What to do and where, or for whom and why there is no document. Of a duty that is met, nothing. */
    says: z.string().min(1).max(300).optional(),
    /** The document that meets the duty, as `package/slug`, and the heading of its section. */
    template: z
      .string()
      .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)
      .optional(),
    section: z.string().min(1).max(200).optional(),
    /** A pattern that the section's text matches once it is filled. */
    words: z.string().min(1).max(200).optional(),
    /** From how many employees on it is owed. */
    from: z.int().min(2).max(100).optional(),
    source: z.url({ protocol: /^https?$/ }),
    /** A public body's page, of today's law or of an older year, or a copy of the statute elsewhere. */
    reading: z.enum(['official', 'copy']),
    sourceDated: dated.optional(),
    /** Words of the source. */
    quote: z.string().min(1).max(300),
    readOn: day,
  })
  .refine(({ answer, says, template, section, words }) =>
    answer === 'met' ? template && section && words && !says : says && !template && !section && !words,
  );

export type LawIndexRow = z.infer<typeof lawIndexRowSchema>;
